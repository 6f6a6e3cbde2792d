import { expect, test } from 'vitest';
import { oldestRetainedAccess } from './access-records.ts';

test.each([
  ['2026-11-22T10:30:00Z', '2026-05-22T10:30:00Z'],
  ['2026-03-15T00:00:00Z', '2025-09-15T00:00:00Z'],
  ['2026-08-31T23:59:59Z', '2026-02-28T23:59:59Z'],
  ['2028-08-30T12:00:00Z', '2028-02-29T12:00:00Z'],
])('ACC-17 on %s records of access from before %s go', (now, oldest) => {
  expect(oldestRetainedAccess(new Date(now))).toEqual(new Date(oldest));
});
