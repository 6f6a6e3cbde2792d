import { type Permission, permissionRegistry, permissions } from '#platform/access/permissions.ts';

/** What a right needs, and what that needs in turn. */
function needsOf(permission: Permission): Permission[] {
  const { dependsOn } = permissionRegistry[permission];
  return dependsOn ? [dependsOn, ...needsOf(dependsOn)] : [];
}

const inOrder = (wanted: ReadonlySet<Permission>) => permissions.filter((permission) => wanted.has(permission));

/** A right comes with what it needs. */
export function givePermission(given: readonly Permission[], permission: Permission): Permission[] {
  return inOrder(new Set([...given, permission, ...needsOf(permission)]));
}

/** A right goes with what needs it. */
export function takePermission(given: readonly Permission[], permission: Permission): Permission[] {
  return inOrder(new Set(given.filter((other) => other !== permission && !needsOf(other).includes(permission))));
}

/** The rights that can stand as they are given: one without what it needs is left out, so that nobody gets more than was said. */
export function consistentPermissions(given: readonly Permission[]): Permission[] {
  return inOrder(new Set(given.filter((permission) => needsOf(permission).every((need) => given.includes(need)))));
}

/** What a change gave and what it took. */
export function comparePermissions(before: readonly Permission[], after: readonly Permission[]) {
  return {
    given: after.filter((permission) => !before.includes(permission)),
    taken: before.filter((permission) => !after.includes(permission)),
  };
}
