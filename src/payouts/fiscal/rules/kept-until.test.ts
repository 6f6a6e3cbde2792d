import { expect, test } from 'vitest';
import { keptUntil } from './kept-until.ts';

test.each([
  ['2026-01-01', '2031-12-31'],
  ['2026-12-31', '2031-12-31'],
  ['2027-06-30', '2032-12-31'],
])('MON-01 who was paid last on %s is known until %s', (lastPaidOn, until) => {
  expect(keptUntil(lastPaidOn)).toBe(until);
});
