import { z } from 'zod';
import { declarationInput } from '#applications/declarations/schemas.ts';
import { applicationsErrors } from '#applications/errors.ts';
import { ownApplication } from '#applications/own/schemas.ts';
import { APPLY_REFUSALS } from '#applications/rules/eligibility.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { positionIndex, positionParams } from '#projects/schemas.ts';
import { jobView, missing } from './schemas.ts';

const outsideId = text(100, 1).optional();
const member = { roles: ['squadMember'] } as const;

const admission = z
  .object({
    projectId: z.uuid(),
    positionIndex,
    matchmakingId: outsideId,
    upsellId: outsideId,
    replacementId: outsideId,
    /** The code of the invitation's link by which the member came; an unknown one changes nothing. */
    invitation: outsideId,
    /** For an affirmative vacancy, if the candidate wants to declare it. */
    declaration: declarationInput.optional(),
    /** Lets the company read the test results; false leaves what was chosen before. */
    sharesResults: z.boolean().default(false),
  })
  .refine((body) => body.upsellId === undefined || body.replacementId === undefined, { path: ['replacementId'] });

/** A vacancy with the reader's relation to it, and applying to it. */
export const applyingContract = defineContract({
  'GET /opportunities/{projectId}/{positionIndex}': operation({
    summary: 'One vacancy; for members with their own application and what they lack for applying',
    access: 'public',
    params: positionParams,
    output: jobView,
    errors: [applicationsErrors.notFound],
  }),
  'POST /opportunities/eligibility': operation({
    summary:
      'Whether the caller may apply to each of these vacancies (null: yes), and what is missing for applying at all',
    access: member,
    changes: recordsNothing.reading,
    unverified: openToUnverified.interest,
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
    changes: [applicationsHappenings.applied],
    body: admission,
    output: ownApplication,
    status: 201,
    errors: [
      applicationsErrors.notFound,
      applicationsErrors.positionClosed,
      applicationsErrors.linkUnknown,
      applicationsErrors.ineligible,
      applicationsErrors.alreadyApplied,
      applicationsErrors.disqualified,
      applicationsErrors.processClosed,
      applicationsErrors.appliedTooOften,
      applicationsErrors.notAffirmative,
      applicationsErrors.groupNotAsked,
      platformErrors.unverifiedEmail,
    ],
  }),
});
