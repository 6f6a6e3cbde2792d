import { z } from 'zod';
import { boundedCount, cursor, done, oneOrMany, queryFlag, text } from '#platform/contract/schemas.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { positionIndex, positionParams } from '#projects/positions/schemas.ts';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';
import { savedSearchesContract } from '#jobs/alerts/contract.ts';
import { ownApplication } from '#jobs/applications/schemas.ts';
import { declarationInput } from '#jobs/declarations/schemas.ts';
import { jobsErrors } from './errors.ts';
import { APPLY_REFUSALS } from '#jobs/applications/rules/eligibility.ts';
import { boardItem, jobView, missing, suitability } from './view-schemas.ts';

const boardFilters = {
  search: text(100).optional(),
  area: oneOrMany(z.enum(areas)).optional(),
  hiringModel: oneOrMany(z.enum(hiringModels)).optional(),
  workModel: oneOrMany(z.enum(workModels)).optional(),
  /** With it the words are not corrected, even when nothing is found. */
  exact: queryFlag.optional(),
};
const limit = z.coerce.number<string>().int().min(1).max(50).default(20);
const outsideId = text(100, 1).optional();
const member = { roles: ['squadMember'] } as const;

const admission = z
  .object({
    projectId: z.uuid(),
    positionIndex,
    matchmakingId: outsideId,
    upsellId: outsideId,
    replacementId: outsideId,
    /** For an affirmative vacancy, if the candidate wants to declare it. */
    declaration: declarationInput.optional(),
  })
  .refine((body) => body.upsellId === undefined || body.replacementId === undefined, { path: ['replacementId'] });

export const jobsContract = defineContract({
  ...savedSearchesContract,
  'GET /opportunities': operation({
    summary: 'The job board: open vacancies, newest first, by words and filters',
    access: 'public',
    query: z.object({ ...boardFilters, cursor: cursor.optional(), limit }),
    output: z.object({
      opportunities: z.array(boardItem),
      nextCursor: z.string().nullable(),
      /** The words that were searched instead, when the typed ones found nothing. */
      correctedSearch: z.string().nullable(),
    }),
    errors: [jobsErrors.cursorInvalid],
  }),
  'GET /opportunities/count': operation({
    summary: 'How many open vacancies there are by words and filters; exact up to 1,000',
    access: 'public',
    query: z.object(boardFilters),
    output: boundedCount,
  }),
  'GET /opportunities/suitable': operation({
    summary:
      'The open vacancies that suit the caller best, each with the reasons; without those applied to or put aside',
    access: member,
    output: z.object({
      opportunities: z.array(boardItem.extend({ suitability })),
      /** The profile states neither profession nor skill, so there is nothing to match. */
      saysNothing: z.boolean(),
      /** How many vacancies the caller dismissed. */
      dismissed: z.int(),
    }),
  }),
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': operation({
    summary: 'Puts a vacancy aside as not for the caller, or takes that back',
    access: member,
    params: positionParams,
    body: z.strictObject({ dismissed: z.boolean() }),
    output: done,
    errors: [jobsErrors.notFound],
  }),
  'DELETE /opportunities/dismissals': operation({
    summary: 'Takes back everything that the caller put aside',
    access: member,
    output: done,
  }),
  'GET /opportunities/{projectId}/{positionIndex}': operation({
    summary: 'One vacancy; for members with their own application and what they lack for applying',
    access: 'public',
    params: positionParams,
    output: jobView,
    errors: [jobsErrors.notFound],
  }),
  'GET /opportunities/{projectId}/{positionIndex}/similar': operation({
    summary: 'Up to six open vacancies that are most like one, by profession, skills and area',
    access: 'public',
    params: positionParams,
    output: z.object({ opportunities: z.array(boardItem) }),
    errors: [jobsErrors.notFound],
  }),
  'POST /opportunities/eligibility': operation({
    summary:
      'Whether the caller may apply to each of these vacancies (null: yes), and what is missing for applying at all',
    access: member,
    body: z.strictObject({ jobs: z.array(z.strictObject({ projectId: z.uuid(), positionIndex })).max(1_000) }),
    status: 200,
    output: z.object({
      missing,
      jobs: z.array(
        z.object({ projectId: z.string(), positionIndex: z.int(), refusal: z.enum(APPLY_REFUSALS).nullable() }),
      ),
    }),
  }),
  'POST /opportunities/selfAdmission': operation({
    summary: 'Apply to a vacancy; again after withdrawing',
    access: { ...member, verified: true },
    body: admission,
    output: ownApplication,
    status: 201,
    errors: [
      jobsErrors.notFound,
      jobsErrors.positionClosed,
      jobsErrors.linkUnknown,
      jobsErrors.ineligible,
      jobsErrors.alreadyApplied,
      jobsErrors.disqualified,
      jobsErrors.processClosed,
      jobsErrors.appliedTooOften,
      jobsErrors.notAffirmative,
      jobsErrors.groupNotAsked,
      platformErrors.unverifiedEmail,
    ],
  }),
});
