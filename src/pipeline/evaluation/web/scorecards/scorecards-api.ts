import { queryOptions } from '@tanstack/react-query';
import type { scorecardsContract } from '#pipeline/evaluation/contract/scorecards.ts';
import { createClient } from '#ui/client.ts';
import { candidateKey, paramsOf, type Place, placeKey } from '#pipeline/candidates/web/candidate-keys.ts';

export const scorecardsApi = createClient<typeof scorecardsContract>();

export const scorecardsKey = (applicationId: string) => [...candidateKey(applicationId), 'scorecards'] as const;

/** Reloaded with the candidate, whenever a colleague has filled one in. */
export function scorecardsQuery(applicationId: string) {
  return queryOptions({
    queryKey: scorecardsKey(applicationId),
    queryFn: ({ signal }) =>
      scorecardsApi('GET /candidates/{applicationId}/scorecards', { params: { applicationId }, signal }),
  });
}

/** What a company asks in each stage. */
export function companyQuestionsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['scorecardQuestions', workspaceId] as const,
    queryFn: ({ signal }) => scorecardsApi('GET /candidates/scorecardQuestions', { query: { workspaceId }, signal }),
  });
}

export function questionsQuery(place: Place) {
  return queryOptions({
    queryKey: [...placeKey(place), 'questions'] as const,
    queryFn: ({ signal }) =>
      scorecardsApi('GET /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions', {
        params: paramsOf(place),
        signal,
      }),
  });
}
