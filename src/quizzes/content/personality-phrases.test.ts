import { describe, expect, it } from 'vitest';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import {
  personalityStyles,
  traitsOfStyle,
  type PersonalityTrait,
} from '#quizzes/rules/personality/personality-traits.ts';

const phrases = personalitySteps.flat();
const languages = ['pt', 'en'] as const;

function styleOf(trait: PersonalityTrait) {
  return personalityStyles.find((style) => traitsOfStyle[style].some((each) => each === trait))!;
}

/** Ignores case, accents and punctuation, so that two phrases differ in words. */
function plain(text: string) {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '');
}

describe('TST-02 phrases of the personality test', () => {
  it('are 25 steps of four, one for each style', () => {
    expect(personalitySteps).toHaveLength(25);
    for (const step of personalitySteps) {
      expect(step).toHaveLength(4);
      expect(new Set(step.map(({ trait }) => styleOf(trait)))).toEqual(new Set(personalityStyles));
    }
  });

  it.each(personalityStyles.flatMap((style) => traitsOfStyle[style].map((trait) => [trait])))(
    'stand for %s in five steps, worded differently each time',
    (trait) => {
      const own = phrases.filter((each) => each.trait === trait);
      expect(own).toHaveLength(5);
      for (const language of languages) expect(new Set(own.map((each) => plain(each[language]))).size).toBe(5);
    },
  );

  it.each(languages)('are never the same twice, never over 60 characters and never a stub in %s', (language) => {
    const texts = phrases.map((each) => each[language]);
    expect(new Set(texts.map(plain)).size).toBe(100);
    for (const text of texts) {
      expect(text).toBe(text.trim());
      expect(text).toMatch(/^\p{Lu}.*[^.!?]$/u);
      expect(text.length).toBeGreaterThanOrEqual(12);
      expect(text.length).toBeLessThanOrEqual(60);
    }
  });

  it('let two traits of different styles meet in exactly one step', () => {
    const meetings = personalitySteps.flatMap((step) => {
      const traits = step.map(({ trait }) => trait).toSorted();
      return traits.flatMap((one, at) => traits.slice(at + 1).map((other) => `${one} and ${other}`));
    });
    expect(meetings).toHaveLength(150);
    expect(new Set(meetings).size).toBe(150);
  });

  it('never bring a trait back in the next step', () => {
    for (const [at, step] of personalitySteps.slice(1).entries()) {
      const before = new Set(personalitySteps[at]!.map(({ trait }) => trait));
      expect(step.filter(({ trait }) => before.has(trait))).toEqual([]);
    }
  });

  it.each(personalityStyles)('show %s in every place six or seven times', (style) => {
    for (const place of [0, 1, 2, 3]) {
      const times = personalitySteps.filter((step) => styleOf(step[place]!.trait) === style).length;
      expect([6, 7]).toContain(times);
    }
  });
});
