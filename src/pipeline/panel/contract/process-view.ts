import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { samePerson } from '#pipeline/duplicates/contract.ts';
import { candidateScorecards } from '#pipeline/evaluation/contract/scorecards.ts';
import { candidateView } from '#pipeline/candidates/view-schemas.ts';
import { positionParams } from '#projects/schemas.ts';

const hiringProcess = z.object({
  /** With all past and present interviews, newest first. */
  candidate: candidateView,
  /** As the caller may read them: others' scorecards only after the caller's own. */
  scorecards: candidateScorecards,
  samePerson,
  /** Who is selected for the position now. */
  selected: z.object({ memberId: z.uuid(), name: z.string() }).nullable(),
});
export type HiringProcess = z.infer<typeof hiringProcess>;

export const processViewContract = defineContract({
  'GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}': operation({
    summary: 'Everything that a company keeps of one person in one process, on one page',
    access: { roles: ['squadOwner', 'recruiter', 'admin'] },
    params: positionParams.extend({ squadMemberId: z.uuid() }),
    output: hiringProcess,
    errors: [platformErrors.notFound],
  }),
});
