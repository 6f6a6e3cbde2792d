import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WeighedProfession, relateProfessions, relationScore } from './related-professions.ts';
import { type ProfessionGroup, professionGroups } from './taxonomy-terms.ts';

const weighed = (key: string, group: ProfessionGroup, weights: Record<string, number>): WeighedProfession => ({
  key,
  group,
  weights: new Map(Object.entries(weights)),
});

const anyProfession = (key: string) =>
  fc
    .record({
      group: fc.constantFrom(...professionGroups),
      weights: fc.dictionary(
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        fc.integer({ min: 1, max: 100 }).map((part) => part / 100),
      ),
    })
    .map(({ group, weights }) => weighed(key, group, weights));

describe('relationScore', () => {
  it.each([
    ['equal skills, same group', { sql: 1 }, { sql: 1 }, 'techProduct', 1],
    ['equal skills, other group', { sql: 0.5 }, { sql: 0.5 }, 'generic', 1],
    ['half in common, same group', { sql: 1, java: 1 }, { sql: 1, php: 1 }, 'techProduct', 0.6],
    ['half in common, other group', { sql: 1, java: 1 }, { sql: 1, php: 1 }, 'generic', 0.5],
    ['nothing in common, same group', { sql: 1 }, { php: 1 }, 'techProduct', 0],
    ['no skills', {}, {}, 'techProduct', 0],
  ] as const)('%s', (_, one, other, group, score) => {
    expect(relationScore(weighed('one', 'techProduct', one), weighed('other', group, other))).toBe(score);
  });

  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(anyProfession('one'), anyProfession('other'), (one, other) => {
        const score = relationScore(one, other);
        expect(score).toBe(relationScore(other, one));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not depend on the scale of the weights', () => {
    fc.assert(
      fc.property(anyProfession('one'), anyProfession('other'), (one, other) => {
        const halved = {
          ...one,
          weights: new Map([...one.weights].map(([skill, weight]) => [skill, weight / 2] as const)),
        };
        expect(relationScore(halved, other)).toBeCloseTo(relationScore(one, other), 2);
      }),
    );
  });
});

describe('relateProfessions', () => {
  it('orders by score, leaves out itself and what is too far, and stops at the limit', () => {
    const professions = [
      weighed('front', 'techProduct', { react: 1, css: 1 }),
      weighed('web', 'techProduct', { css: 1, php: 1 }),
      weighed('react', 'techProduct', { react: 1, css: 0.9 }),
      weighed('lawyer', 'generic', { contracts: 1 }),
    ];
    const ofFront = relateProfessions(professions, { limit: 2 }).filter((relation) => relation.key === 'front');
    expect(ofFront.map((relation) => relation.relatedKey)).toEqual(['react', 'web']);
    expect(relateProfessions(professions).some((relation) => relation.key === 'lawyer')).toBe(false);
  });

  it('never relates a profession to itself and respects limit and minimum', () => {
    const worlds = fc.tuple(anyProfession('1'), anyProfession('2'), anyProfession('3'), anyProfession('4'));
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 4 }), (professions, limit) => {
        const relations = relateProfessions(professions, { limit, minimum: 0.3 });
        expect(relations.every(({ key, relatedKey, score }) => key !== relatedKey && score >= 0.3)).toBe(true);
        for (const { key } of professions)
          expect(relations.filter((relation) => relation.key === key).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
