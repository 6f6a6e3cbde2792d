import type { Permission } from '#platform/access/permissions.ts';

export const roles = ['squadOwner', 'squadMember', 'admin', 'recruiter'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call an operation.
 * `permission` is asked of colleagues in another person's workspace (the owner has them all; recruiters and admins are not colleagues);
 * `ownerOnly` refuses colleagues; `verified` asks for a confirmed e-mail address;
 * `withoutSpace` lets companies in whose space was closed or handed over (what is open to every role does so anyway).
 * The provider's own staff (admin, recruiter) must have confirmed theirs for everything that is not open to every role.
 */
export type Access =
  | 'public'
  | {
      readonly roles: readonly Role[];
      readonly permission?: Permission;
      readonly ownerOnly?: true;
      readonly verified?: true;
      readonly withoutSpace?: true;
    };

export const everyone = { roles } as const satisfies Access;
