import type { Permission } from '#platform/access/permissions.ts';

export const roles = ['squadOwner', 'squadMember', 'admin', 'recruiter'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call an operation.
 * `permission` applies to colleagues in another person's workspace (its owner has every permission; recruiters and admins are not
 * colleagues);
 * `ownerOnly` refuses colleagues; `verified` requires a confirmed e-mail address;
 * `withoutSpace` lets in companies whose space was closed or transferred (operations open to every role do so anyway).
 * The provider's own staff (admin, recruiter) must have confirmed their address for everything that is not open to every role.
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
