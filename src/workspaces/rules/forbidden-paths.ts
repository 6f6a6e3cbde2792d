import { type Permission, permissions } from '#platform/access/permissions.ts';

/** Pages for the owner of a space only. */
export const ownerOnlyPaths: readonly string[] = ['/workspace'];

/** Pages that require one permission: without it the page is closed, with everything below it. */
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
  chooseSuggested: [
    '/project-brief-searching-matchs-page',
    '/project-brief-matchs-page',
    '/settings/stage-limits',
    '/settings/scorecards',
    '/settings/rejection-reasons',
    '/settings/message-templates',
  ],
  trackTasks: ['/task-assignments'],
  manageTasks: ['/task-assignments/clockify'],
  manageMatchmakings: ['/matchmaking', '/persona'],
};

/** The pages closed by missing permissions (`WorkspaceForbiddens`). The server enforces the permissions themselves. */
export function forbiddenPaths(access: { isOwner: boolean; permissions: readonly Permission[] }): string[] {
  if (access.isOwner) return [];
  const closed = Object.entries(pathsOfPermission)
    .filter(([permission]) => !access.permissions.includes(permission as Permission))
    .flatMap(([, paths]) => paths);
  return [...ownerOnlyPaths, ...closed];
}

/** Every path that a permission can close. */
export const closablePaths: readonly string[] = Object.values(pathsOfPermission).flat();

/** The permissions that open a blocked path. */
export function permissionsOfPaths(path: string): Permission[] {
  return permissions.filter((permission) => pathsOfPermission[permission]?.includes(path));
}

/** The permissions that remain under a list of blocked paths; those without a page are unchanged. */
export function permissionsFromForbiddens(before: readonly Permission[], forbiddens: readonly string[]): Permission[] {
  return permissions.filter((permission) => {
    const paths = pathsOfPermission[permission];
    return paths ? !paths.some((path) => forbiddens.includes(path)) : before.includes(permission);
  });
}
