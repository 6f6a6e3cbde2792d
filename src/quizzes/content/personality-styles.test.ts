import { describe, expect, it } from 'vitest';
import { personalityStyleTexts } from '#quizzes/content/personality-styles.ts';
import { personalityTraitNames } from '#quizzes/content/personality-trait-names.ts';
import { personalityStyles, traitsOfStyle } from '#quizzes/rules/personality/personality-traits.ts';

const languages = ['pt', 'en'] as const;
const texts = Object.values(personalityStyleTexts);

describe('TST-02 texts about the styles and characteristics', () => {
  it('give every style its letter and its animal', () => {
    const animals = personalityStyles.map((style) => [
      personalityStyleTexts[style].letter,
      personalityStyleTexts[style].animal.en,
    ]);
    expect(animals).toEqual([
      ['D', 'Lion'],
      ['I', 'Goose'],
      ['S', 'Dog'],
      ['C', 'Owl'],
    ]);
  });

  it('say as much about one style as about another, and as much to enjoy as to watch', () => {
    for (const { atBest, watchFor, workTogether } of texts) {
      expect([atBest.length, watchFor.length, workTogether.length]).toEqual([3, 3, 3]);
    }
    for (const language of languages) {
      const lengths = texts.map(({ description }) => description[language].length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.5);
    }
  });

  it.each(languages)('repeat nothing and fit their places in %s', (language) => {
    const points = texts.flatMap(({ atBest, watchFor, workTogether }) => [...atBest, ...watchFor, ...workTogether]);
    const lines = texts.flatMap(({ name, animal, summary, description, complement }) => [
      name,
      animal,
      summary,
      description,
      complement,
    ]);
    const all = [...points, ...lines].map((text) => text[language]);
    expect(new Set(all).size).toBe(all.length);
    for (const point of points) expect(point[language]).toMatch(/^\p{Lu}.{10,64}[^.]$/u);
    for (const { description, complement } of texts) {
      expect(description[language]).toMatch(/^\p{Lu}.{60,140}\.$/u);
      expect(complement[language]).toMatch(/^\p{Lu}.{30,90}\.$/u);
    }
  });

  it.each(languages)('name the 20 characteristics, each in a word or two, in %s', (language) => {
    const names = personalityStyles.flatMap((style) =>
      traitsOfStyle[style].map((trait) => personalityTraitNames[trait][language]),
    );
    expect(new Set(names).size).toBe(20);
    for (const name of names) expect(name).toMatch(/^\p{Lu}.{2,15}$/u);
  });
});
