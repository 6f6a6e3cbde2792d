import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { api } from '../api.ts';
import type { GivenAnswer } from './answers.ts';

/** The API calls of one test. A single answer is sent to its step; several, given offline, are sent together. */
export function attemptCalls(quiz: QuizKey) {
  return {
    read: async () => (await api('GET /tests/{quiz}/attempt', { params: { quiz } })).attempt,
    save: (version: number, given: readonly GivenAnswer[]) => {
      const [first, ...more] = given;
      if (first && more.length === 0) {
        const { step, answer } = first;
        return api('PUT /tests/{quiz}/steps/{step}', {
          params: { quiz, step: String(step) },
          body: { version, answer },
        });
      }
      return api('PUT /tests/{quiz}/steps', { params: { quiz }, body: { version, answers: [...given] } });
    },
    finish: (version: number) => api('POST /tests/{quiz}/finish', { params: { quiz }, body: { version } }),
  };
}
