import { type Permission, permissions } from '#platform/access/permissions.ts';

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
  assignProfessionals: [
    '/allocate-hours',
    '/allocate-hours-thankyoupage',
    '/inhouse-first-member-budget-send',
    '/inhouse-budget',
    '/inhouse-budget-thankyoupage',
  ],
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

/** Every path that some right closes. */
export const closablePaths: readonly string[] = Object.values(pathsOfPermission).flat();

/** The rights behind a blocked path. */
export function permissionsBehind(path: string): Permission[] {
  return permissions.filter((permission) => pathsOfPermission[permission]?.includes(path));
}

/** The rights that a list of blocked paths leaves; rights without a page of their own stay as they are. */
export function permissionsFromForbiddens(before: readonly Permission[], forbiddens: readonly string[]): Permission[] {
  return permissions.filter((permission) => {
    const paths = pathsOfPermission[permission];
    return paths ? !paths.some((path) => forbiddens.includes(path)) : before.includes(permission);
  });
}
