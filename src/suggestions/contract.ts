import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { suggestionHappenings } from '#suggestions/happenings.ts';
import { cursor, done, queryFlag, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { MAXIMUM_LEVEL, MINIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { positionParams } from '#projects/schemas.ts';
import { siblingPosition } from '#pipeline/candidates/schemas.ts';
import { hiringModels, projectStatuses } from '#projects/rules/terms.ts';
import { suggestionErrors } from './errors.ts';
import { MESSAGE_LENGTH } from './rules/limits.ts';
import { matchVerdicts } from './rules/verdict.ts';
import {
  matchRating,
  ownInvitation,
  ratedMatch,
  suggestedPosition,
  suggestedProfessional,
  suggestionAbilities,
  vacancyForPerson,
} from './schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const staff = { roles: ['recruiter', 'admin'] } as const;
const admin = { roles: ['admin'] } as const;
const member = { roles: ['squadMember'] } as const;
const { notFound, staleVersion } = platformErrors;
const { stillPreparing, professionalNotFound, cursorInvalid } = suggestionErrors;
const limit = z.coerce.number<string>().int().min(1).max(100).default(20);
const ofProfessional = positionParams.extend({ professionalId: z.uuid() });

export const suggestionsContract = defineContract({
  'GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals': operation({
    summary:
      'Everybody who is available and wants to be found, those who suit the vacancy best first, with the reasons',
    access: people,
    params: positionParams,
    query: z.object({
      /** Whether the three tests count. */
      tests: queryFlag.default(false),
      /** Minimum years of experience. */
      level: z.coerce.number<string>().int().min(MINIMUM_LEVEL).max(MAXIMUM_LEVEL).optional(),
      hiringModel: z.enum(hiringModels).optional(),
      /** Leaves out candidates of the vacancy. */
      newOnly: queryFlag.default(false),
      /** If the position no longer exists, the project's first remaining one. */
      orFirst: queryFlag.default(false),
      cursor: cursor.optional(),
      limit,
    }),
    output: z.object({
      position: suggestedPosition.extend({ projectStatus: z.enum(projectStatuses), isOverdue: z.boolean() }),
      positions: z.array(siblingPosition),
      professionals: z.array(suggestedProfessional),
      /** The number of people in the ranking, before filters. */
      available: z.int(),
      nextCursor: z.string().nullable(),
      abilities: suggestionAbilities,
    }),
    errors: [notFound, stillPreparing, cursorInvalid],
    limit: { count: 120, seconds: 60 },
  }),
  'GET /suggestedProfessionalsUserInfo/{projectId}/{positionIndex}/{professionalId}': operation({
    summary: 'One professional beside a vacancy, with the reasons of the fit',
    access: people,
    params: ofProfessional,
    query: z.object({ tests: queryFlag.default(false) }),
    output: z.object({
      position: suggestedPosition,
      professional: suggestedProfessional,
      abilities: suggestionAbilities,
    }),
    errors: [notFound, professionalNotFound],
  }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/invitations': operation({
    summary:
      'Invite a professional to apply, once for each vacancy; they get a mail and see it among their opportunities',
    access: { ...people, permission: 'chooseSuggested', verified: true },
    changes: [suggestionHappenings.invited],
    params: positionParams,
    body: z.strictObject({ memberId: z.uuid(), message: text(MESSAGE_LENGTH).default('') }),
    status: 201,
    output: z.object({ invitationId: z.string() }),
    errors: [
      notFound,
      professionalNotFound,
      suggestionErrors.positionClosed,
      suggestionErrors.positionFilled,
      suggestionErrors.underReview,
      suggestionErrors.alreadyInvited,
      suggestionErrors.alreadyCandidate,
      suggestionErrors.planSuspended,
      suggestionErrors.freeInvitationsUsed,
    ],
    limit: { count: 60, seconds: 3_600 },
  }),
  'GET /professionals/{professionalId}/vacancies': operation({
    summary:
      "The company's vacancies for which a professional is a candidate, or to which they may be invited; newest first, at most 100",
    access: { roles: ['squadOwner', 'recruiter'] },
    params: z.object({ professionalId: z.uuid() }),
    output: z.object({ vacancies: z.array(vacancyForPerson), abilities: z.object({ invite: z.boolean() }) }),
    errors: [professionalNotFound],
  }),
  'GET /opportunities/invitations': operation({
    summary: 'The vacancies that the caller was invited to and did not apply to, newest first',
    access: member,
    output: z.object({ invitations: z.array(ownInvitation) }),
  }),
  'PUT /opportunities/invitations/{invitationId}': operation({
    summary: 'Say that an invitation is not for oneself, or take that back',
    access: member,
    changes: [suggestionHappenings.invitationDeclined, suggestionHappenings.invitationRestored],
    unverified: openToUnverified.interest,
    params: z.object({ invitationId: z.uuid() }),
    body: z.strictObject({ declined: z.boolean() }),
    output: done,
    errors: [notFound],
  }),
  'PUT /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating': operation({
    summary: 'Say how good a suggestion is; without a version for the first time',
    access: staff,
    changes: [suggestionHappenings.rated],
    params: ofProfessional,
    body: z.strictObject({
      verdict: z.enum(matchVerdicts),
      note: text(FREE_TEXT_LENGTH).default(''),
      version: version.optional(),
    }),
    output: matchRating,
    errors: [notFound, professionalNotFound, staleVersion],
  }),
  'DELETE /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating': operation({
    summary: 'Take back what one said of a suggestion',
    access: staff,
    changes: [suggestionHappenings.ratingWithdrawn],
    params: ofProfessional,
    output: done,
    errors: [notFound],
  }),
  'GET /cms/matchRatings': operation({
    summary: 'What the staff said of suggestions, newest first',
    access: admin,
    query: z.object({ verdict: z.enum(matchVerdicts).optional(), cursor: cursor.optional(), limit }),
    output: z.object({
      ratings: z.array(ratedMatch),
      /** Over all ratings: the count of each verdict, and the mean of the formula's points. */
      summary: z.array(z.object({ verdict: z.enum(matchVerdicts), count: z.int(), meanPoints: z.number() })),
      nextCursor: z.string().nullable(),
    }),
    errors: [cursorInvalid],
  }),
});
