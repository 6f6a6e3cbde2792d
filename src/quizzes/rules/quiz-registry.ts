import { type CultureResult, cultureQuiz } from '#quizzes/rules/culture/culture.ts';
import { type MotivatorsResult, motivatorsQuiz } from '#quizzes/rules/motivators/motivators.ts';
import { type PersonalityResult, personalityQuiz } from '#quizzes/rules/personality/personality.ts';
import type { Quiz, QuizKey } from '#quizzes/rules/quiz.ts';
import { type SoftSkillsResult, softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';

/** The result type of each test. */
export interface QuizResults {
  personality: PersonalityResult;
  culture: CultureResult;
  motivators: MotivatorsResult;
  softSkills: SoftSkillsResult;
}
export type QuizResult = QuizResults[QuizKey];

/** Every test by its key, for code that stores answers without knowing their format. */
export const quizzes: { readonly [Key in QuizKey]: Quiz<unknown, QuizResults[Key]> } = {
  personality: personalityQuiz,
  culture: cultureQuiz,
  motivators: motivatorsQuiz,
  softSkills: softSkillsQuiz,
};
