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

/** All tests except the motivators: ordered cards have no radar. */
export type RadarQuiz = 'personality' | 'culture' | 'softSkills';

/** The drawing of a result, shared by its page, its document and its preview. */
export function drawResult<Key extends RadarQuiz>(
  quiz: Key,
  result: QuizResults[Key],
  { language, ...look }: RadarLook & { language: Language },
): Picture {
  // `quiz` and `result` belong together, which TypeScript cannot follow through the table.
  const figures = figuresOf[quiz](result as never);
  const grouped = quiz === 'personality';
  return drawRadar({
    ...look,
    axes: figures.map(({ name, strong, tone }) => ({ label: name[language], strong, ...(grouped && { group: tone }) })),
    series: [{ tone: 'series', values: figures.map(({ value }) => value) }],
    // The third of the first group's five points up, so that each style has a side of its own.
    top: grouped ? 2 : 0,
  });
}

const figuresOf: { [Key in RadarQuiz]: (result: QuizResults[Key]) => Figure[] } = {
  personality: traitFigures,
  culture: cultureFigures,
  softSkills: softSkillFigures,
};
