import { describe, expect, it } from 'vitest';
import { motivatorArt } from '#quizzes/content/motivator-art.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import { motivatorKeys } from '#quizzes/rules/motivators/motivators.ts';

describe('TST-04 the ten cards', () => {
  it.each(['pt', 'en'] as const)('have a name, a sentence and a question of their own in %s', (language) => {
    expect(Object.keys(motivatorCards)).toEqual([...motivatorKeys]);
    const cards = Object.values(motivatorCards).map((card) => [card.name, card.description, card.question]);
    expect(new Set(cards.flat().map((text) => text[language])).size).toBe(30);
    for (const [name, description, question] of cards) {
      expect(name![language]).toMatch(/^\S{4,16}$/);
      expect(description![language]).toMatch(/^\S.{20,85}\.$/);
      expect(question![language]).toMatch(/^\S.{20,85}\?$/);
    }
  });

  it('have a drawing each, of strokes that stay on the square', () => {
    expect(Object.keys(motivatorArt)).toEqual([...motivatorKeys]);
    expect(new Set(Object.values(motivatorArt).map(({ brand }) => brand)).size).toBe(10);
    for (const { lines, brand } of Object.values(motivatorArt)) {
      for (const path of [lines, brand]) {
        expect(path).toMatch(/^M[MLHVCSAZmlhvcsaz\d\s.-]+$/);
        const starts = [...path.matchAll(/M([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
        for (const place of starts) expect(Math.abs(place - 32)).toBeLessThanOrEqual(30);
      }
    }
  });
});
