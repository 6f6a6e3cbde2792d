import type { Language } from '#platform/i18n/language.ts';
import { cultureFigures, type Figure, softSkillFigures, traitFigures } from '#quizzes/rules/figures.ts';
import { drawRadar } from '#quizzes/rules/pictures/draw-radar.ts';
import type { Picture } from '#quizzes/rules/pictures/picture.ts';
import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';

export interface RadarLook {
  readonly width: number;
  readonly radius: number;
  readonly fontSize: number;
}

/** The four tests but one: cards in an order have no radar. */
export type RadarQuiz = 'personality' | 'culture' | 'softSkills';

/** The one drawing of a result, for its page, its document and its preview alike. */
export function drawResult<Key extends RadarQuiz>(
  quiz: Key,
  result: QuizResults[Key],
  { language, ...look }: RadarLook & { language: Language },
): Picture {
  const figures = figuresOf[quiz](result as never);
  const grouped = quiz === 'personality';
  return drawRadar({
    ...look,
    axes: figures.map(({ name, strong, tone }) => ({ label: name[language], strong, ...(grouped && { group: tone }) })),
    series: [{ tone: 'series', values: figures.map(({ value }) => value) }],
    // The third of the first five, so that each style has a side of its own.
    top: grouped ? 2 : 0,
  });
}

const figuresOf: { [Key in RadarQuiz]: (result: QuizResults[Key]) => Figure[] } = {
  personality: traitFigures,
  culture: cultureFigures,
  softSkills: softSkillFigures,
};
