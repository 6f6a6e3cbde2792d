import { expect, test } from 'vitest';
import { monthBeside } from './month-words.ts';

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', 1, '2026-04'],
  ['2026-03', -1, '2026-02'],
] as const)('PRJ-03 the month beside %s (%i) is %s', (month, step, beside) => {
  expect(monthBeside(month, step)).toBe(beside);
});
