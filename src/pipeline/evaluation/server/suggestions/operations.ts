import { implement } from '#platform/http/implement.ts';
import { candidateSuggestionsContract } from '#pipeline/evaluation/contract/suggestions.ts';
import { lookAtSuggestion } from './look-at-suggestion.ts';
import { editSuggestion, suggestCandidate, withdrawSuggestion } from './suggest-candidate.ts';

export const candidateSuggestionsOperations = implement(candidateSuggestionsContract, {
  'POST /candidates/{applicationId}/suggestion': ({ params, body, context }) =>
    suggestCandidate(context, params.applicationId, body.comment),
  'PATCH /candidates/{applicationId}/suggestion': ({ params, body, context }) =>
    editSuggestion(context, params.applicationId, body),
  'POST /candidates/{applicationId}/suggestion/look': async ({ params, context }) => {
    await lookAtSuggestion(context, params.applicationId);
    return { done: true as const };
  },
  'DELETE /candidates/{applicationId}/suggestion': async ({ params, query, context }) => {
    await withdrawSuggestion(context, params.applicationId, query.version);
    return { done: true as const };
  },
});
