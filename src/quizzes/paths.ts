import { defineWaiting } from '#platform/contract/waiting.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** The overview of the four tests. */
export const testsPath = '/tests-selection';

/** The pages of each test: taking it, its completion, and its result. */
export const quizPages: Readonly<Record<QuizKey, { take: string; completed: string; result: string }>> = {
  personality: {
    take: '/quiz-personality',
    completed: '/tests-personality-completed',
    result: '/tests-personality-results',
  },
  culture: {
    take: '/tests-organizational-culture-questions',
    completed: '/tests-organizational-culture-completed',
    result: '/tests-organizational-culture-results',
  },
  // The specification has no page between the last card and the result.
  motivators: {
    take: '/quiz-moving-motivators',
    completed: '/quiz-moving-motivators/results-view',
    result: '/quiz-moving-motivators/results-view',
  },
  softSkills: {
    take: '/tests-softskills-questions',
    completed: '/tests-softskills-completed',
    result: '/tests-softskills-results',
  },
};

/** The alias of the culture test, which redirects to its page. */
export const cultureAlias = '/quiz-ocai';

export const sharedPages: Readonly<Record<QuizKey, string>> = {
  personality: '/shared-personality-results',
  culture: '/shared-organizational-culture-results',
  motivators: '/shared-moving-motivators/results-view',
  softSkills: '/shared-softskills-results',
};

/** The public page of a shared result; without the token it shows nothing. */
export function sharedResultPath(quiz: QuizKey, userId: string, token: string): string {
  return `${sharedPages[quiz]}/${userId}?token=${token}`;
}

/** The preview image of a shared result for messengers. */
export function previewPath(link: { quiz: QuizKey; userId: string; token: string; language: Language }): string {
  return `/previews/tests/${link.quiz}/${link.userId}/${link.token}/${link.language}.png`;
}

/** All results of a member: the own ones or, with an id, those of a candidate. */
export function resumesPath(userId?: string): string {
  return userId ? `/tests-resumes/${userId}` : '/tests-resumes';
}

export const quizWaiting = defineWaiting('quizzes', {
  testHalfDone: ({ quiz }: { quiz: QuizKey }) => quizPages[quiz].take,
});
