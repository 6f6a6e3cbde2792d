import { z } from 'zod';
import { permissions } from '#platform/access/permissions.ts';
import { moment, version } from '#platform/contract/schemas.ts';
import { memberStatuses } from '#workspaces/people/rules/member-status.ts';

export const permissionList = z.array(z.enum(permissions)).max(permissions.length);
/** When a membership ends by itself; null: never. */
export const membershipEnd = moment.nullable();

/** A space in the selector. */
export const spaceEntry = z.object({
  workspaceId: z.string(),
  /** Of its owner. */
  uid: z.string(),
  displayName: z.string(),
  userPhoto: z.string().nullable(),
  company: z.string(),
  isOwner: z.boolean(),
});

/** A space with what the caller may do in it. */
export const enteredSpace = spaceEntry.extend({ permissions: permissionList, forbiddens: z.array(z.string()) });

/** A colleague, or somebody who was invited and has not come yet. */
export const spacePerson = z.object({
  /** Null as long as the invitation is open. */
  userId: z.string().nullable(),
  /** Null for who is in. */
  invitationId: z.string().nullable(),
  displayName: z.string(),
  email: z.string(),
  userPhoto: z.string().nullable(),
  status: z.enum(memberStatuses),
  /** When they were added, or invited last. */
  date: moment,
  permissions: permissionList,
  forbiddens: z.array(z.string()),
  expiresAt: membershipEnd,
  version: version.nullable(),
});
