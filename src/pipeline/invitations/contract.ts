import { z } from 'zod';
import { email } from '#accounts/contract/claims.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { done, language, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople } from '#pipeline/candidates/contract/of-company.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { stopInvitationsPath } from '#pipeline/paths.ts';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { recordsNothing } from '#platform/contract/stated-reasons.ts';
import { positionParams } from '#projects/schemas.ts';
import { invitationStates, linkStates, vacancyObstacles } from './rules/invitation-state.ts';
import { INVITEE_NAME_LENGTH, NOTE_LENGTH } from './rules/invitation-terms.ts';

const { notFound } = platformErrors;
const inviters = { ...companyPeople, permission: 'chooseSuggested', verified: true } as const;
const one = z.object({ invitationId: z.uuid() });
/** The code of a mail's link. */
const ofLink = z.object({ code: z.string().min(1).max(100) });
const linkLimit = { count: 60, seconds: 600 };
const stopped = z.object({ stopped: z.boolean() });

const emailInvitation = z.object({
  invitationId: z.string(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  state: z.enum(invitationStates),
  invitedAt: moment,
  /** Null when they have left. */
  invitedBy: z.string().nullable(),
  /** When the one reminder was due. */
  remindedAt: moment.nullable(),
  cv: z.object({ name: z.string(), sizeBytes: z.int() }).nullable(),
  /** Once they have applied. */
  applicationId: z.string().nullable(),
  abilities: z.object({ withdraw: z.boolean(), addCv: z.boolean() }),
});

export const invitationsContract = defineContract({
  'GET /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': operation({
    summary: 'Whom the company invited to a vacancy by e-mail, newest first; at most 200',
    access: companyPeople,
    params: positionParams,
    output: z.object({
      /** Whose live topic has news of the list. */
      positionId: z.string(),
      title: z.string(),
      /** The language of the mails, unless another one is chosen. */
      language,
      /** Why nobody can be invited now. */
      obstacle: z.enum(vacancyObstacles).nullable(),
      invitations: z.array(emailInvitation),
      /** How many may still be invited within these 24 hours. */
      left: z.int(),
      abilities: z.object({ invite: z.boolean() }),
    }),
    errors: [notFound],
  }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': operation({
    summary: 'Invite somebody to a vacancy by name and e-mail; the answer does not depend on whose address it is',
    access: inviters,
    changes: [pipelineHappenings.invitedByEmail],
    params: positionParams,
    body: z.strictObject({
      name: text(INVITEE_NAME_LENGTH, 1),
      email,
      note: text(NOTE_LENGTH).default(''),
      /** Default: that of the vacancy. */
      language: language.optional(),
    }),
    status: 201,
    output: emailInvitation,
    errors: [
      notFound,
      pipelineErrors.notTakingApplications,
      pipelineErrors.vacancyUnderReview,
      pipelineErrors.invitedAlready,
      pipelineErrors.tooManyInvitations,
    ],
    limit: { count: 120, seconds: 3_600 },
  }),
  'DELETE /emailInvitations/{invitationId}': operation({
    summary: 'Withdraw an invitation: its link says so, nobody is reminded, and the CV is deleted',
    access: inviters,
    changes: [pipelineHappenings.emailInvitationWithdrawn],
    params: one,
    output: done,
    errors: [notFound, pipelineErrors.invitationAnswered],
  }),
  'POST /emailInvitations/{invitationId}/cv': operation({
    summary: 'Keep the CV that the company has of the invited person, in place of an earlier one',
    access: inviters,
    changes: [pipelineHappenings.invitationCvAdded],
    params: one,
    query: z.object({ name: text(FILE_NAME_LENGTH, 1) }),
    body: binaryBody(['application/octet-stream'], FILE_BYTES),
    status: 201,
    output: done,
    errors: [notFound, pipelineErrors.fileTypeUnknown, pipelineErrors.invitationAnswered],
  }),
  'GET /emailInvitations/{invitationId}/cv': operation({
    summary: 'Download that CV',
    access: companyPeople,
    params: one,
    output: fileAnswer,
    errors: [notFound],
  }),
  'GET /jobInvitations/{code}': operation({
    summary: 'What an invitation says to whoever has the link of its mail',
    access: 'public',
    params: ofLink,
    output: z.object({
      state: z.enum(linkStates),
      name: z.string(),
      note: z.string(),
      companyName: z.string(),
      title: z.string(),
      projectId: z.string(),
      positionIndex: z.int(),
      until: moment,
    }),
    errors: [pipelineErrors.invitationLinkUnknown],
    limit: linkLimit,
  }),
  'POST /jobInvitations/{code}/open': operation({
    summary: 'A professional opens the link: the invitation stands among theirs from now on',
    access: { roles: ['squadMember'] },
    changes: 'nothing: that it was sent is recorded; opening only lists it among those of its reader',
    unverified: 'Lists what was mailed to oneself; applying asks for a confirmed address.',
    params: ofLink,
    output: done,
    status: 200,
    errors: [pipelineErrors.invitationLinkUnknown],
    limit: linkLimit,
  }),
  'POST /invitationStops/{code}': operation({
    summary: 'Never mail an invitation to this address again, from any company, by the link in one (RFC 8058)',
    access: 'public',
    mailedPage: ({ code = '' }) => stopInvitationsPath(code),
    changes: recordsNothing.preference,
    params: ofLink,
    output: stopped,
    status: 200,
    errors: [pipelineErrors.invitationLinkUnknown],
    limit: linkLimit,
  }),
  'POST /invitationStops/{code}/resume': operation({
    summary: 'Take that back',
    access: 'public',
    changes: recordsNothing.preference,
    params: ofLink,
    output: stopped,
    status: 200,
    errors: [pipelineErrors.invitationLinkUnknown],
    limit: linkLimit,
  }),
});
