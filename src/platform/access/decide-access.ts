import { type Access, type Role, roles } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';

export interface Caller {
  role: Role;
  emailVerified: boolean;
}
export interface SpaceAccess {
  isOwner: boolean;
  permissions: readonly Permission[];
  /** The owner views the space as this colleague sees it. */
  viewingAs?: string;
}
export type Decision = 'allowed' | 'unauthenticated' | 'forbidden' | 'unverifiedEmail';

/** Checks the declared access against the caller and the caller's role in the request's workspace. */
export function decideAccess(access: Access, caller: Caller | null, spaceAccess: SpaceAccess | null): Decision {
  if (access === 'public') return 'allowed';
  if (!caller) return 'unauthenticated';
  if (!access.roles.includes(caller.role)) return 'forbidden';
  if (caller.role === 'squadOwner') {
    if (!spaceAccess && !access.withoutSpace && access.roles.length < roles.length) return 'forbidden';
    if (access.ownerOnly && !spaceAccess?.isOwner) return 'forbidden';
    if (access.permission && !spaceAccess?.isOwner && !spaceAccess?.permissions.includes(access.permission))
      return 'forbidden';
  }
  if (isStaff(caller.role) && access.roles.length < roles.length && !caller.emailVerified) return 'unverifiedEmail';
  if (access.verified && !caller.emailVerified) return 'unverifiedEmail';
  return 'allowed';
}

function isStaff(role: Role): boolean {
  return role === 'admin' || role === 'recruiter';
}
