import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { done, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { candidateSuggestion } from '#pipeline/candidates/suggestion-schemas.ts';

const talentTeam = { roles: ['admin', 'recruiter'] } as const;
const params = z.object({ applicationId: z.uuid() });
const comment = text(FREE_TEXT_LENGTH, 1);
const { notFound, forbidden, staleVersion } = platformErrors;

export const candidateSuggestionsContract = defineContract({
  'POST /candidates/{applicationId}/suggestion': operation({
    summary: 'Suggest a candidate to the company, with the comment that it reads; its owner is told by mail',
    access: talentTeam,
    changes: [pipelineHappenings.candidateSuggested],
    params,
    body: z.strictObject({ comment }),
    status: 201,
    output: candidateSuggestion,
    errors: [
      notFound,
      pipelineErrors.alreadySuggested,
      pipelineErrors.withdrawn,
      pipelineErrors.processClosed,
      pipelineErrors.final,
      pipelineErrors.positionFilled,
    ],
  }),
  'PATCH /candidates/{applicationId}/suggestion': operation({
    summary: 'Write the comment of an own suggestion anew; the earlier words stay in its history',
    access: talentTeam,
    changes: [pipelineHappenings.suggestionEdited],
    params,
    body: z.strictObject({ comment, version }),
    output: candidateSuggestion,
    errors: [notFound, forbidden, staleVersion, pipelineErrors.notSuggested],
  }),
  'POST /candidates/{applicationId}/suggestion/look': operation({
    summary: 'The company has looked at the suggestion of a candidate',
    access: { roles: ['squadOwner'], permission: 'chooseSuggested' },
    changes: recordsNothing.seen,
    unverified: openToUnverified.candidates,
    params,
    status: 200,
    output: done,
    errors: [notFound],
  }),
  'DELETE /candidates/{applicationId}/suggestion': operation({
    summary: 'Take an own suggestion back',
    access: talentTeam,
    changes: [pipelineHappenings.suggestionWithdrawn],
    params,
    query: z.object({ version: z.coerce.number<string>().int().min(1) }),
    output: done,
    errors: [notFound, forbidden, staleVersion, pipelineErrors.notSuggested],
  }),
});
