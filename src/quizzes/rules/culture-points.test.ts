import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CultureFields, remainingOf, spreadRest } from '#quizzes/rules/culture-points.ts';
import { cultureQuiz } from '#quizzes/rules/culture.ts';

const anyFields = fc.array(fc.option(fc.nat(100)), { minLength: 4, maxLength: 4 });

describe('TST-03 the points of a question', () => {
  it.each<[CultureFields, number]>([
    [[null, null, null, null], 100],
    [[40, null, 20, null], 40],
    [[25, 25, 25, 25], 0],
    [[60, 60, null, 0], -20],
  ])('%j leave %d', (fields, left) => expect(remainingOf(fields)).toBe(left));

  it.each<[CultureFields, CultureFields]>([
    [
      [null, null, null, null],
      [25, 25, 25, 25],
    ],
    [
      [50, null, null, null],
      [50, 17, 17, 16],
    ],
    [
      [null, 99, null, null],
      [1, 99, 0, 0],
    ],
    [
      [100, null, 0, null],
      [100, 0, 0, 0],
    ],
    [
      [60, 60, null, null],
      [60, 60, null, null],
    ],
    [
      [10, 20, 30, 30],
      [10, 20, 30, 30],
    ],
  ])('%j become %j when the rest is spread', (fields, spread) => expect(spreadRest(fields)).toEqual(spread));

  it('makes an answer of whatever leaves something for an empty field, and touches no filled one', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const spread = spreadRest(fields);
        fields.forEach((points, index) => points !== null && expect(spread[index]).toBe(points));
        const canFill = fields.includes(null) && remainingOf(fields) >= 0;
        if (canFill) expect(cultureQuiz.readStep(0, spread)).toEqual(spread);
        else expect(spread).toEqual(fields);
      }),
    );
  });
});
