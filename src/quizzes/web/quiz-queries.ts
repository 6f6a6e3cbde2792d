import { queryOptions } from '@tanstack/react-query';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { api } from './api.ts';

/** The member's progress in each test. */
export const testsQuery = queryOptions({
  queryKey: ['quizzes', 'tests'],
  queryFn: ({ signal }) => api('GET /tests', { signal }),
  // Every answered step changes it.
  staleTime: 0,
});

/** For pages whose `load` reads it on every opening: drawing them does not read it a second time. */
export const startedTestsQuery = queryOptions({ ...testsQuery, staleTime: 10_000 });

/** The open attempt; refetched whenever the page is opened or focused, because another tab may have continued it. */
export const attemptQuery = (quiz: QuizKey) =>
  queryOptions({
    queryKey: ['quizzes', 'attempt', quiz],
    queryFn: ({ signal }) => api('GET /tests/{quiz}/attempt', { params: { quiz }, signal }),
    staleTime: 0,
  });
