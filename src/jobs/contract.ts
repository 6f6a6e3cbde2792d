import { z } from 'zod';
import { boardFilters, boardOrder } from '#jobs/board/filter-schemas.ts';
import { boundedCount, cursor, done } from '#platform/contract/schemas.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { positionParams } from '#projects/schemas.ts';
import { savedSearchesContract } from '#jobs/alerts/contract.ts';
import { jobsErrors } from './errors.ts';
import { suitabilityCriteria } from '#jobs/opportunities/rules/suitability.ts';
import { boardItem, suitability } from './view-schemas.ts';

const limit = z.coerce.number<string>().int().min(1).max(50).default(20);
const member = { roles: ['squadMember'] } as const;

export const jobsContract = defineContract({
  ...savedSearchesContract,
  'GET /opportunities': operation({
    summary:
      'The job board: open vacancies by words and filters, the best match of the words first, otherwise the newest',
    access: 'public',
    query: z.object({ ...boardFilters, order: boardOrder, cursor: cursor.optional(), limit }),
    output: z.object({
      opportunities: z.array(boardItem),
      nextCursor: z.string().nullable(),
      /** The corrected words that were searched, when the typed ones matched nothing. */
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
      /** The profile contains neither profession nor skill, so that nothing can be matched. */
      saysNothing: z.boolean(),
      /** The number of vacancies that the caller dismissed. */
      dismissed: z.int(),
      /** The points from which a vacancy suits. */
      floor: z.int(),
      /** The compared vacancies with fewer points, and those on site in another city. */
      below: z.int(),
      elsewhere: z.int(),
      /** What to add to the profile so that more would suit, the most helpful first. */
      wideners: z.array(z.enum(suitabilityCriteria)),
      /** The profession to search the board by, without its level. */
      searchFor: z.string(),
    }),
  }),
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': operation({
    summary: 'Puts a vacancy aside as not for the caller, or takes that back',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    params: positionParams,
    body: z.strictObject({ dismissed: z.boolean() }),
    output: done,
    errors: [jobsErrors.notFound],
  }),
  'DELETE /opportunities/dismissals': operation({
    summary: 'Takes back everything that the caller put aside',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    output: done,
  }),
  'GET /opportunities/{projectId}/{positionIndex}/similar': operation({
    summary: 'Up to six open vacancies that are most like one, by profession, skills and area',
    access: 'public',
    params: positionParams,
    output: z.object({ opportunities: z.array(boardItem) }),
    errors: [jobsErrors.notFound],
  }),
});
