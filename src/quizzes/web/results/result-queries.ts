import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { Language } from '#platform/i18n/language.ts';
import { isApiError } from '#ui/api-error.ts';
import type { quizzesContract } from '#quizzes/contract.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { api } from '../api.ts';

export type OwnResult = OutputOf<(typeof quizzesContract)['GET /tests/{quiz}/result']>;
export type OwnFinished = NonNullable<OwnResult['finished']>;
export type Finished = OutputOf<(typeof quizzesContract)['GET /testResults']>['results'][number];

export const resultQuery = (quiz: QuizKey) =>
  queryOptions({
    queryKey: ['quizzes', 'result', quiz],
    queryFn: ({ signal }) => api('GET /tests/{quiz}/result', { params: { quiz }, signal }),
    // A test that has just been finished has a new result.
    staleTime: 0,
  });

/** The own results or, with an id, those of a candidate of the company. */
export const jointQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['quizzes', 'joint', userId ?? 'own'],
    queryFn: ({ signal }) => (userId ? readResultsOf(userId, signal) : readOwnResults(signal)),
    staleTime: 0,
  });

async function readOwnResults(signal: AbortSignal) {
  return { ...(await api('GET /testResults', { signal })), own: true };
}

async function readResultsOf(userId: string, signal: AbortSignal) {
  try {
    return { ...(await api('GET /users/{userId}/testResults', { params: { userId }, signal })), own: false };
  } catch (refusal) {
    // Members only see their own results, and the address may contain their own id.
    if (!isApiError(refusal) || refusal.status !== 403) throw refusal;
    const results = await readOwnResults(signal).catch(() => null);
    if (results?.memberId !== userId) throw refusal;
    return results;
  }
}

export const sharedQuery = (quiz: QuizKey, userId: string, token: string) =>
  queryOptions({
    queryKey: ['quizzes', 'shared', quiz, userId, token],
    queryFn: ({ signal }) =>
      api('GET /sharedTests/{userId}/{quiz}', { params: { userId, quiz }, query: { token }, signal }),
  });

/** All results as a document, of the caller or of a candidate. */
export async function fetchResultsPdf(userId: string | undefined, language: Language): Promise<Blob> {
  const query = { language };
  return userId
    ? api('GET /users/{userId}/testResults/pdf', { params: { userId }, query })
    : api('GET /testResults/pdf', { query });
}
