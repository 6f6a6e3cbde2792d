import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { MAXIMUM_LIMIT_DAYS } from '#pipeline/candidates/rules/lateness.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';

const { notFound, staleVersion } = platformErrors;
const limit = z.strictObject({ stage: z.enum(forwardStages), days: z.int().min(1).max(MAXIMUM_LIMIT_DAYS) });
/** One for each stage at most. */
const ofStages = z
  .array(limit)
  .max(forwardStages.length)
  .refine((some) => new Set(some.map(({ stage }) => stage)).size === some.length);
const limits = z.object({
  /** Applies to the whole company (null) or to one vacancy, whose own limit takes precedence. */
  limits: z.array(z.object({ ...limit.shape, positionId: z.uuid().nullable() })),
});

/** How long candidates of a company may wait in a stage. */
export const limitsContract = defineContract({
  'GET /candidates/limits': operation({
    summary: 'In how many days candidates should leave each stage, for the company and for single vacancies',
    access: companyPeople,
    query: ofCompany,
    output: limits,
    errors: [notFound],
  }),
  'PUT /candidates/limits': operation({
    summary: 'Set the limits of the company, or of one vacancy; stages that are left out have none',
    access: { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' },
    changes: [pipelineHappenings.limitsChanged],
    unverified: openToUnverified.candidates,
    query: ofCompany,
    body: z.strictObject({
      positionId: z.uuid().nullable(),
      limits: ofStages,
      /** The limits that the caller saw, so that nobody overwrites what somebody else has set meanwhile. */
      seen: ofStages,
    }),
    output: limits,
    errors: [notFound, staleVersion],
  }),
});
