import { expect, test } from 'vitest';
import { findAmountProblem } from './order-terms.ts';

test.each([
  ['pix', 4_99, 'amountTooSmall'],
  ['pix', 5_00, null],
  ['pix', 100_000_00, null],
  ['pix', 100_000_01, 'amountTooLarge'],
  ['boleto', 4_99, 'amountTooSmall'],
  ['boleto', 49_999_99, null],
  ['boleto', 50_000_00, 'amountTooLarge'],
] as const)('CHK-02 by %s, %i cents: %s', (method, cents, problem) => {
  expect(findAmountProblem(method, cents)).toBe(problem);
});
