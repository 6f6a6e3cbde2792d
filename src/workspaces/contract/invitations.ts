import { z } from 'zod';
import { email } from '#accounts/contract/claims.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { done, moment, text } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { enteredSpace, newMembershipEnd, permissionList, spacePerson } from '#workspaces/contract/schemas.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { NAME_LENGTH } from '#workspaces/rules/company-limits.ts';
import { invitedAccounts, inviteCallers, shownInvitationStates } from '#workspaces/people/rules/invitation-state.ts';

const owner = { roles: ['squadOwner'], ownerOnly: true } as const;
const link = { invitationId: z.string().max(200), ownerWorkspaceId: z.string().max(100) };
const { invitationUnknown, invitationCancelled, invitationUsed, invitationExpired, invitationForAnother } =
  workspaceErrors;

export const invitationsContract = defineContract({
  'PATCH /workspace/inviteUser': operation({
    summary: 'Invites an address by mail; an open invitation is sent again, with a new link',
    access: { ...owner, verified: true },
    changes: [workspaceHappenings.invited],
    body: z.object({
      invitationEmail: email,
      permissions: permissionList.optional(),
      membershipExpiresAt: newMembershipEnd.optional(),
      /** Of an open invitation that is changed: what the caller saw, so that another device’s change is not written over. */
      seen: z.object({ permissions: permissionList, expiresAt: newMembershipEnd }).optional(),
    }),
    output: z.object({ user: spacePerson, resent: z.boolean() }),
    errors: [
      platformErrors.staleVersion,
      workspaceErrors.ownAddress,
      workspaceErrors.alreadyColleague,
      workspaceErrors.notACompanyAccount,
      workspaceErrors.tooManyPeople,
      workspaceErrors.expiryPast,
    ],
    limit: { count: 200, seconds: 3600 },
  }),
  'PATCH /workspace/resendInvite': operation({
    summary: 'Sends an open invitation again, with a new link and a new end',
    access: { ...owner, verified: true },
    changes: [workspaceHappenings.invitationResent],
    body: z.object({ id: z.uuid() }),
    output: z.object({ user: spacePerson }),
    errors: [platformErrors.notFound],
    limit: { count: 100, seconds: 3600 },
  }),
  'PUT /workspace/cancelInvite': operation({
    summary: 'Takes an open invitation back: its link no longer works',
    access: owner,
    changes: [workspaceHappenings.invitationCancelled],
    unverified: openToUnverified.space,
    body: z.object({ id: z.uuid() }),
    output: done,
    errors: [platformErrors.notFound],
  }),
  'GET /workspace/getInvite': operation({
    summary: 'What the page of an invitation shows; the link’s code is not used up',
    access: 'public',
    query: z.object(link),
    output: z.object({
      company: z.string(),
      ownerName: z.string(),
      ownerPhoto: z.string().nullable(),
      /** The invited address, masked. */
      invitedEmail: z.string(),
      state: z.enum(shownInvitationStates),
      expiresAt: moment,
      /** The kind of account that the invited address has. */
      account: z.enum(invitedAccounts),
      /** The viewer of the page. */
      caller: z.enum(inviteCallers),
    }),
    errors: [invitationUnknown],
    limit: { count: 100, seconds: 300 },
  }),
  'PATCH /workspace/acceptInvite': operation({
    summary: 'Joins the space that an invitation is for; only the invited address can',
    access: { roles: ['squadOwner', 'squadMember'], withoutSpace: true },
    changes: [workspaceHappenings.invitationAccepted],
    unverified: openToUnverified.space,
    body: z.object({
      ...link,
      /** The display name of a person whose account has none yet. */
      displayName: text(NAME_LENGTH).optional(),
    }),
    output: enteredSpace,
    errors: [
      invitationUnknown,
      invitationCancelled,
      invitationUsed,
      invitationExpired,
      invitationForAnother,
      workspaceErrors.notACompanyAccount,
    ],
    limit: { count: 60, seconds: 300 },
  }),
});
