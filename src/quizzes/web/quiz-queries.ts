import { queryOptions } from '@tanstack/react-query';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { api } from './api.ts';

/** How far the member is with each test. */
export const testsQuery = queryOptions({
  queryKey: ['quizzes', 'tests'],
  queryFn: ({ signal }) => api('GET /tests', { signal }),
  // Every answered step changes it.
  staleTime: 0,
});

/** The open attempt; asked again whenever the page is opened or looked at, since another tab may have gone on. */
export const attemptQuery = (quiz: QuizKey) =>
  queryOptions({
    queryKey: ['quizzes', 'attempt', quiz],
    queryFn: ({ signal }) => api('GET /tests/{quiz}/attempt', { params: { quiz }, signal }),
    staleTime: 0,
  });
