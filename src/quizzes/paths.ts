import type { QuizKey } from '#quizzes/rules/quiz.ts';

const sharedPages: Readonly<Record<QuizKey, string>> = {
  personality: '/shared-personality-results',
  culture: '/shared-organizational-culture-results',
  motivators: '/shared-moving-motivators/results-view',
  softSkills: '/shared-softskills-results',
};

/** The public page of a result that its member shares; without the token it shows nothing. */
export function sharedResultPath(quiz: QuizKey, userId: string, token: string): string {
  return `${sharedPages[quiz]}/${userId}?token=${token}`;
}
