import { expect, test } from 'vitest';
import { addMonths, daysBetween } from './add-months.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-01-31', 12, '2027-01-31'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
])('CHK-03 %s and %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

test.each([
  ['2026-02-28', '2026-03-31', 31],
  ['2026-03-31', '2026-03-31', 0],
  ['2026-03-31', '2026-03-30', -1],
])('CHK-03 from %s to %s it is %i days', (from, until, days) => {
  expect(daysBetween(from, until)).toBe(days);
});
