import { isApiError } from '#ui/api-error.ts';

interface Asked<Project> {
  data: Project | undefined;
  error: unknown;
}

/**
 * What a page shows of a project that it asked for. Removed or moved to another company while the page is open, it is gone, whatever was read of it
 * before; after any other failure what was read stays.
 */
export function shownProject<Project>(projectId: string, { data, error }: Asked<Project>) {
  const gone = projectId === '' || (isApiError(error) && error.status === 404);
  return { gone, project: gone ? undefined : data };
}
