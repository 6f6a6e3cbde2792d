import type { Permission } from '#platform/access/permissions.ts';

/** Only the owner of a space opens these. */
export const ownerOnlyPaths: readonly string[] = ['/workspace'];

/** Pages that hang on one right: without it the page is closed, with everything below it. */
export const pathsOfPermission: Partial<Record<Permission, readonly string[]>> = {
  accessPayments: [
    '/credits-and-payments',
    '/extract-payments',
    '/extracts',
    '/credits',
    '/credits-thankyoupage',
    '/checkout',
  ],
  assignProfessionals: ['/allocate-hours', '/allocate-hours-thankyoupage'],
  createProject: [
    '/project-brief-selection',
    '/project-brief-onboarding',
    '/project-brief-forms',
    '/project-brief-thanks-page',
    '/project-brief-campaign-thanks-page',
    '/new-journey',
  ],
  chooseSuggested: ['/project-brief-searching-matchs-page', '/project-brief-matchs-page'],
  trackTasks: ['/task-assignments'],
  manageMatchmakings: ['/matchmaking', '/persona'],
};

/** The pages that are closed to somebody by missing rights (`WorkspaceForbiddens`). The server enforces the rights themselves. */
export function forbiddenPaths(standing: { isOwner: boolean; permissions: readonly Permission[] }): string[] {
  if (standing.isOwner) return [];
  const closed = Object.entries(pathsOfPermission)
    .filter(([permission]) => !standing.permissions.includes(permission as Permission))
    .flatMap(([, paths]) => paths);
  return [...ownerOnlyPaths, ...closed];
}
