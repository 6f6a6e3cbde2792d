import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['react', 'react', 0],
  ['raect', 'react', 1],
  ['reakt', 'react', 1],
  ['reat', 'react', 1],
  ['reacct', 'react', 1],
  ['desenvolvdeor', 'desenvolvedor', 1],
  ['programcao', 'programacao', 1],
  ['markting', 'marketing', 1],
  ['pyhtno', 'python', 2],
  ['java', 'design', 3],
])('JOB-01 from %s to %s there are %i slips', (one, other, slips) => {
  expect(editDistance(one, other, 2)).toBe(slips);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'd'), maxLength: 8 });

it('JOB-01 the distance is symmetric, zero only for equal words, and at most one for a missing letter', () => {
  fc.assert(
    fc.property(word, word, fc.nat(7), (one, other, place) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
      expect(editDistance(one, other, 9) === 0).toBe(one === other);
      const shorter = Array.from(one)
        .filter((_, index) => index !== place)
        .join('');
      expect(editDistance(one, shorter, 9)).toBeLessThanOrEqual(1);
    }),
  );
});
