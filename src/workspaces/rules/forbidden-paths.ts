import { type Permission, permissionRegistry, permissions } from '#platform/access/permissions.ts';

/** Pages for the owner of a space only. */
export const ownerOnlyPaths: readonly string[] = ['/workspace'];

/** The pages closed by missing permissions (`WorkspaceForbiddens`). The server enforces the permissions themselves. */
export function forbiddenPaths(access: { isOwner: boolean; permissions: readonly Permission[] }): string[] {
  if (access.isOwner) return [];
  const closed = permissions
    .filter((permission) => !access.permissions.includes(permission))
    .flatMap((permission) => permissionRegistry[permission].closes);
  return [...ownerOnlyPaths, ...closed];
}

/** Every path that a permission can close. */
export const closablePaths: readonly string[] = permissions.flatMap(
  (permission) => permissionRegistry[permission].closes,
);

/** The permissions that open a blocked path. */
export function permissionsOfPaths(path: string): Permission[] {
  return permissions.filter((permission) => permissionRegistry[permission].closes.includes(path));
}

/** The permissions that remain under a list of blocked paths; those without a page are unchanged. */
export function permissionsFromForbiddens(before: readonly Permission[], forbiddens: readonly string[]): Permission[] {
  return permissions.filter((permission) => {
    const { closes } = permissionRegistry[permission];
    return closes.length > 0 ? !closes.some((path) => forbiddens.includes(path)) : before.includes(permission);
  });
}
