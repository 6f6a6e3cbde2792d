import { expect, test } from 'vitest';
import { arrearsOf } from './arrears.ts';

test.each([
  [null, 'none'],
  ['2026-11-30', 'none'],
  ['2026-12-04', 'none'],
  ['2026-11-29', 'overdue'],
  ['2026-11-10', 'overdue'],
  ['2026-11-09', 'suspended'],
  ['2026-10-01', 'suspended'],
  ['2026-09-30', 'ended'],
])('CHK-03 a plan whose oldest unpaid order was due on %s is %s', (oldestDueOn, expected) => {
  expect(arrearsOf(oldestDueOn, '2026-11-30')).toBe(expected);
});
