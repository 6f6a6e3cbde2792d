import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacentTranspositions } from './adjacent-transpositions.ts';

describe('adjacentTranspositions', () => {
  it.each([
    ['pyhton', 'python'],
    ['fornt-end', 'front-end'],
    ['desing', 'design'],
  ])('%s offers %s', (typed, meant) => {
    expect(adjacentTranspositions(typed)).toContain(meant);
  });

  it.each(['', 'ab', 'aaa', 'a b', 'x'.repeat(41)])('offers nothing for %j', (typed) => {
    expect(adjacentTranspositions(typed)).toEqual([]);
  });

  it('keeps the letters and changes their order', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, maxLength: 40 }), (typed) => {
        for (const swap of adjacentTranspositions(typed)) {
          expect(swap).not.toBe(typed);
          expect(Array.from(swap).toSorted()).toEqual(Array.from(typed).toSorted());
        }
      }),
    );
  });
});
