import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import { personalityStyleTexts } from '#quizzes/content/personality-styles.ts';
import { softSkillProfiles } from '#quizzes/content/soft-skill-levels.ts';
import { cultureFigures, type Figure, figureText, softSkillFigures, styleFigures } from '#quizzes/rules/figures.ts';
import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

interface Finished {
  quiz: QuizKey;
  result: unknown;
}

/** A result in one sentence, for link previews. */
export function resultHeadline({ quiz, result }: Finished, language: Language): string {
  const say = (parameters: Record<string, string>) =>
    translate(language, `quizzes/results:headline.${quiz}`, parameters);
  if (quiz === 'personality') {
    const { principal, complementary } = result as QuizResults['personality'];
    const name = (style: typeof principal) => personalityStyleTexts[style].name[language];
    return say({ principal: name(principal), complementary: name(complementary) });
  }
  if (quiz === 'culture') {
    return say({ culture: cultureTypes[(result as QuizResults['culture']).dominant].name[language] });
  }
  if (quiz === 'motivators') {
    const [first = '', second = '', third = ''] = (result as QuizResults['motivators']).topThree.map(
      (card) => motivatorCards[card].name[language],
    );
    return say({ first, second, third });
  }
  return say({ profile: softSkillProfiles[(result as QuizResults['softSkills']).level].name[language] });
}

/** The leading figures of a result, "Dominance 41%", largest first. */
export function leadingFigures({ quiz, result }: Finished, language: Language): string[] {
  return figuresOf(quiz, result)
    .toSorted((one, other) => other.shown - one.shown)
    .slice(0, 3)
    .map((figure) => `${figure.name[language]} ${figureText(figure, language)}`);
}

function figuresOf(quiz: QuizKey, result: unknown): Figure[] {
  if (quiz === 'personality') return styleFigures(result as QuizResults['personality']);
  if (quiz === 'culture') return cultureFigures(result as QuizResults['culture']);
  return quiz === 'softSkills' ? softSkillFigures(result as QuizResults['softSkills']) : [];
}
