import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { CultureView } from './kinds/culture-view.tsx';
import { MotivatorsView } from './kinds/motivators-view.tsx';
import { PersonalityView } from './kinds/personality-view.tsx';
import { SoftSkillsView } from './kinds/soft-skills-view.tsx';

/** The result of any test. `own` includes the texts addressed to the member. */
export function ResultView({
  finished: { quiz, result },
  own,
}: {
  finished: { quiz: QuizKey; result: unknown };
  own: boolean;
}) {
  if (quiz === 'personality') return <PersonalityView result={result as QuizResults['personality']} />;
  if (quiz === 'culture') return <CultureView result={result as QuizResults['culture']} own={own} />;
  if (quiz === 'motivators') return <MotivatorsView result={result as QuizResults['motivators']} />;
  return <SoftSkillsView result={result as QuizResults['softSkills']} own={own} />;
}
