import { describe, expect, test } from 'vitest';
import { believableAnswers } from '#quizzes/believable/believable-answers.ts';
import { cultureFigures, figureText, softSkillFigures, styleFigures, traitFigures } from '#quizzes/rules/figures.ts';
import type { CultureStep } from '#quizzes/rules/culture/culture.ts';
import { cultureQuiz } from '#quizzes/rules/culture/culture.ts';
import { personalityQuiz, type PersonalityAnswer } from '#quizzes/rules/personality/personality.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each([0, 1, 2, 3, 4, 5, 6, 7])('of person %i', (person) => {
  test('TST-02 styles come to 100 %, traits lie beside those of their style, and each is drawn within its scale', () => {
    const result = personalityQuiz.score(believableAnswers('personality', person) as PersonalityAnswer[]);
    const styles = styleFigures(result);
    expect(sum(styles.map(({ shown }) => shown))).toBe(100);
    expect(
      styles
        .filter(({ strong }) => strong)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual([result.principal, result.complementary].toSorted());
    const traits = traitFigures(result);
    expect(traits).toHaveLength(20);
    expect(new Set(traits.map(({ tone }, index) => `${tone}${Math.floor(index / 5)}`)).size).toBe(4);
    for (const { value } of [...styles, ...traits]) expect(value >= 0 && value <= 1).toBe(true);
  });

  test('TST-03 cultures come to 100 %, the dominant one stands out', () => {
    const result = cultureQuiz.score(believableAnswers('culture', person) as CultureStep[]);
    const figures = cultureFigures(result);
    expect(sum(figures.map(({ shown }) => shown))).toBe(100);
    expect(figures.filter(({ strong }) => strong).map(({ key }) => key)).toEqual([result.dominant]);
  });

  test('TST-05 skills are shown as they are kept', () => {
    const result = softSkillsQuiz.score(believableAnswers('softSkills', person) as number[]);
    for (const { key, shown, value } of softSkillFigures(result)) {
      expect([shown, value]).toEqual([result[key], result[key] / 100]);
    }
  });
});

test('TST-03 one culture that took everything is still drawn within the radar', () => {
  const result = { shares: { clan: 100, adhocracy: 0, market: 0, hierarchy: 0 }, dominant: 'clan' } as const;
  expect(cultureFigures(result).map(({ value }) => value)).toEqual([1, 0, 0, 0]);
});

test('TST-05 figures are written as each language writes them', () => {
  expect(figureText({ shown: 62.5, unit: 'points' }, 'pt')).toBe('62,5');
  expect(figureText({ shown: 62.5, unit: 'points' }, 'en')).toBe('62.5');
  expect(figureText({ shown: 36, unit: 'percent' }, 'pt')).toBe('36%');
});
