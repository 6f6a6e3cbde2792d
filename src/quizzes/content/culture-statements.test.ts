import { describe, expect, it } from 'vitest';
import { cultureQuestions, cultureScene } from '#quizzes/content/culture-statements.ts';
import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { cultureKeys, cultureQuestionKeys } from '#quizzes/rules/culture/culture.ts';

const questions = Object.values(cultureQuestions);
const statements = questions.flatMap((question) => Object.values(question.statements));

describe.each(['pt', 'en'] as const)('TST-03 the culture test in %s', (language) => {
  it('asks six questions with a statement for each letter, in the order of the steps', () => {
    expect(Object.keys(cultureQuestions)).toEqual([...cultureQuestionKeys]);
    for (const question of questions) expect(Object.keys(question.statements)).toEqual([...cultureKeys]);
  });

  it('says each of the 24 things once, and no longer than one breath', () => {
    const texts = statements.map((statement) => statement[language]);
    expect(new Set(texts).size).toBe(24);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThanOrEqual(95);
      expect(text).toMatch(/^\S.*\.$/);
    }
  });

  it('gives no letter away by longer statements', () => {
    const lengths = cultureKeys.map((culture) =>
      questions.reduce((sum, question) => sum + question.statements[culture][language].length, 0),
    );
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.25);
  });

  it('has its own texts for every question and every culture', () => {
    const texts = [
      cultureScene,
      ...questions.flatMap(({ title, prompt }) => [title, prompt]),
      ...Object.values(cultureTypes).flatMap((type) => [type.name, type.summary, type.description, type.askThem]),
    ].map((text) => text[language]);
    expect(Object.keys(cultureTypes)).toEqual([...cultureKeys]);
    expect(new Set(texts).size).toBe(1 + 6 * 2 + 4 * 4);
    for (const text of texts) expect(text.trim()).not.toBe('');
  });
});
