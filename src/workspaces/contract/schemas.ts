import { z } from 'zod';
import { permissions } from '#platform/access/permissions.ts';
import { instant, moment, version } from '#platform/contract/schemas.ts';
import { memberStatuses } from '#workspaces/people/rules/member-status.ts';

export const permissionList = z.array(z.enum(permissions)).max(permissions.length);
/** When a membership expires; null: never. */
const membershipEnd = moment.nullable();
export const newMembershipEnd = instant.nullable();

/** A space in the selector. */
export const spaceEntry = z.object({
  workspaceId: z.string(),
  /** The owner's. */
  uid: z.string(),
  displayName: z.string(),
  userPhoto: z.string().nullable(),
  company: z.string(),
  isOwner: z.boolean(),
});

/** A space with the caller's permissions in it. */
export const enteredSpace = spaceEntry.extend({ permissions: permissionList, forbiddens: z.array(z.string()) });

/** A colleague, or an invited person who has not joined yet. */
export const spacePerson = z.object({
  /** Null while the invitation is open. */
  userId: z.string().nullable(),
  /** Null for members. */
  invitationId: z.string().nullable(),
  displayName: z.string(),
  email: z.string(),
  userPhoto: z.string().nullable(),
  status: z.enum(memberStatuses),
  /** When they were added or last invited. */
  date: moment,
  permissions: permissionList,
  forbiddens: z.array(z.string()),
  expiresAt: membershipEnd,
  version: version.nullable(),
});
