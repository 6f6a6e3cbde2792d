import { z } from 'zod';
import { email } from '#accounts/contract/claims.ts';
import { accountErrors } from '#accounts/errors.ts';
import { staffRoles } from '#accounts/sign-up/rules/staff-role.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordsNothing } from '#platform/contract/stated-reasons.ts';

const admins = { roles: ['admin'] } as const;

const company = z.object({ workspaceId: z.string(), company: z.string(), owner: z.string() });

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Null: invited by the setting for the first administrators. */
  invitedBy: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
  expired: z.boolean(),
  /** A second administrator was asked first. */
  waitsForApproval: z.boolean(),
});

const ofPerson = z.object({ userId: z.uuid() });
const { notFound } = platformErrors;
const ofInvitation = z.object({ invitationId: z.uuid() });
const assignment = z.object({ recruiterId: z.uuid(), workspaceId: z.uuid() });

export const staffContract = defineContract({
  'GET /cms/staff': operation({
    summary: 'The provider’s own staff with the companies of each recruiter, and the invitations that nobody used yet',
    access: admins,
    output: z.object({
      people: z.array(
        z.object({
          userId: z.string(),
          name: z.string(),
          email: z.string(),
          photo: z.string().nullable(),
          role: z.enum(staffRoles),
          joinedAt: moment,
          isSuspended: z.boolean(),
          /** `suspend`: an administrator who is new, or whose second step was switched off a short while ago. */
          abilities: z.object({ suspend: z.boolean(), restore: z.boolean() }),
          companies: z.array(company),
        }),
      ),
      invitations: z.array(invitation),
    }),
  }),
  'POST /cms/staff/invitations': operation({
    summary: 'Invites a recruiter by mail, or asks a second administrator to invite another one',
    access: admins,
    changes: [accountHappenings.staffInvited, approvalHappenings.asked],
    status: 201,
    body: z.object({ email, role: z.enum(staffRoles) }),
    output: z.object({ asked: z.boolean() }),
    errors: [accountErrors.emailTaken, accountErrors.alreadyInvited],
    limit: { count: 60, seconds: 3600 },
  }),
  'POST /cms/staff/invitations/{invitationId}/resend': operation({
    summary: 'Mails a new link for an invitation; the older one is void from then on',
    access: admins,
    changes: recordsNothing.mailing,
    params: ofInvitation,
    output: done,
    errors: [accountErrors.invitationGone],
    limit: { count: 60, seconds: 3600 },
  }),
  'DELETE /cms/staff/invitations/{invitationId}': operation({
    summary: 'Takes an invitation back; its link is void at once',
    access: admins,
    changes: [accountHappenings.staffInvitationRevoked],
    params: ofInvitation,
    output: done,
    errors: [accountErrors.invitationGone],
  }),
  'POST /cms/staff/{userId}/suspension': operation({
    summary: 'Objects to a new administrator, or to one whose second step was switched off: the account is suspended at once',
    access: admins,
    changes: [accountHappenings.staffSuspended],
    params: ofPerson,
    output: done,
    errors: [notFound, backofficeErrors.notSuspendable],
  }),
  'POST /cms/staff/{userId}/restoration': operation({
    summary: 'Asks a second administrator to lift the suspension of an account',
    access: admins,
    changes: [approvalHappenings.asked],
    params: ofPerson,
    output: done,
    errors: [notFound, backofficeErrors.notSuspended, approvalErrors.alreadyAsked],
  }),
  'GET /cms/companies': operation({
    summary: 'Companies by name or by their owner’s e-mail, to assign recruiters to',
    access: admins,
    query: z.object({ search: text(120).default('') }),
    output: z.object({ companies: z.array(company) }),
  }),
  'PUT /cms/staff/{recruiterId}/companies/{workspaceId}': operation({
    summary: 'Lets a recruiter work for a company',
    access: admins,
    changes: [workspaceHappenings.recruiterAssigned],
    params: assignment,
    output: done,
    errors: [backofficeErrors.notARecruiter],
  }),
  'DELETE /cms/staff/{recruiterId}/companies/{workspaceId}': operation({
    summary: 'Takes a company away from a recruiter, in every open session',
    access: admins,
    changes: [workspaceHappenings.recruiterReleased],
    params: assignment,
    output: done,
  }),
});
