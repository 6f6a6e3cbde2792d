const step = /^([A-Za-z]+(-[A-Za-z]+)*|\$[A-Za-z]*|\{-\$[A-Za-z]+\})$/;

/** Whether a text is a page's route pattern (`/jobs/details-view/$projectId`): an id, a code or a search in it would identify a person. */
export function isPathPattern(path: string): boolean {
  if (path === '/') return true;
  return (
    path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((one) => step.test(one))
  );
}
