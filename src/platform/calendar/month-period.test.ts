import { expect, test } from 'vitest';
import { monthOf } from './month-period.ts';

test.each([
  ['2026-03-10', 0, '2026-03-01', '2026-03-31'],
  ['2026-03-31', 1, '2026-02-01', '2026-02-28'],
  ['2026-01-01', 1, '2025-12-01', '2025-12-31'],
  ['2028-02-29', 0, '2028-02-01', '2028-02-29'],
])('TIM-02 the month of %s, %i months ago, goes from %s to %s', (today, monthsAgo, from, to) => {
  expect(monthOf(today, monthsAgo)).toEqual({ from, to });
});
