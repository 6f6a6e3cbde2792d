import { type Permission, permissionRegistry, permissions } from '#platform/access/permissions.ts';

/** The permissions that one depends on, directly and indirectly. */
function needsOf(permission: Permission): Permission[] {
  const { dependsOn } = permissionRegistry[permission];
  return dependsOn ? [dependsOn, ...needsOf(dependsOn)] : [];
}

const inOrder = (granted: ReadonlySet<Permission>) => permissions.filter((permission) => granted.has(permission));

/** Grants a permission and everything it depends on. */
export function grantPermission(given: readonly Permission[], permission: Permission): Permission[] {
  return inOrder(new Set([...given, permission, ...needsOf(permission)]));
}

/** Revokes a permission and everything that depends on it. */
export function revokePermission(given: readonly Permission[], permission: Permission): Permission[] {
  return inOrder(new Set(given.filter((other) => other !== permission && !needsOf(other).includes(permission))));
}

/** Removes permissions whose dependencies are missing, so that nobody gets more than was granted. */
export function consistentPermissions(given: readonly Permission[]): Permission[] {
  return inOrder(new Set(given.filter((permission) => needsOf(permission).every((need) => given.includes(need)))));
}

/** The permissions that a change granted and revoked. */
export function comparePermissions(before: readonly Permission[], after: readonly Permission[]) {
  return {
    given: after.filter((permission) => !before.includes(permission)),
    taken: before.filter((permission) => !after.includes(permission)),
  };
}
