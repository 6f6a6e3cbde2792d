import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPoints,
  type CultureFields,
  readFields,
  remainingOf,
  spreadRest,
} from '#quizzes/rules/culture/culture-points.ts';
import { cultureQuiz } from '#quizzes/rules/culture/culture.ts';

const anyFields = fc.array(fc.nat(100), { minLength: 4, maxLength: 4 });

describe('TST-03 the points of a question', () => {
  it.each<[CultureFields, number]>([
    [[0, 0, 0, 0], 100],
    [[40, 0, 20, 0], 40],
    [[25, 25, 25, 25], 0],
    [[60, 60, 0, 0], -20],
  ])('%j leave %d', (fields, left) => expect(remainingOf(fields)).toBe(left));

  it.each<[CultureFields, CultureFields]>([
    [
      [0, 0, 0, 0],
      [25, 25, 25, 25],
    ],
    [
      [50, 0, 0, 0],
      [50, 17, 17, 16],
    ],
    [
      [0, 99, 0, 0],
      [1, 99, 0, 0],
    ],
    [
      [60, 60, 0, 0],
      [60, 60, 0, 0],
    ],
    [
      [10, 20, 30, 30],
      [13, 23, 32, 32],
    ],
  ])('%j become %j when the rest is spread', (fields, spread) => expect(spreadRest(fields)).toEqual(spread));

  it('makes an answer of whatever leaves something, and touches no filled field while another is empty', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const spread = spreadRest(fields);
        const isOpen = remainingOf(fields) > 0;
        expect(isOpen ? cultureQuiz.readStep(0, spread) : fields).toEqual(spread);
        const unchanged = fields.filter((points, at) => points === spread[at]).length;
        if (fields.includes(0)) expect(unchanged).toBeGreaterThanOrEqual(fields.filter((points) => points > 0).length);
      }),
    );
  });

  it.each([
    [undefined, [0, 0, 0, 0]],
    [null, [0, 0, 0, 0]],
    ['100', [0, 0, 0, 0]],
    [{ length: 4 }, [0, 0, 0, 0]],
    [
      [10, 20],
      [10, 20, 0, 0],
    ],
    [
      [-5, 400, 'x', 2.5],
      [0, 100, 0, 3],
    ],
    [
      [10, 20, 30, 40, 50],
      [10, 20, 30, 40],
    ],
  ])('%j is shown as %j', (kept, fields) => expect(readFields(kept)).toEqual(fields));

  it('takes any number for points from 0 to 100', () => {
    fc.assert(
      fc.property(fc.double(), (number) => {
        const points = clampPoints(number);
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true);
      }),
    );
  });
});
