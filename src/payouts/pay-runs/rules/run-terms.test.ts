import { expect, test } from 'vitest';
import { approvalReasonsOf } from './run-terms.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const run = { cents: 4_000_00, centsOfToday: 0, keysChangedAt: [null], now };

test.each([
  [{}, []],
  [{ cents: 10_000_00 }, []],
  [{ cents: 10_000_01 }, ['limit']],
  [{ centsOfToday: 6_000_00 }, []],
  [{ centsOfToday: 6_000_01 }, ['limit']],
  [{ keysChangedAt: [null, hoursAgo(47)] }, ['changedKey']],
  [{ keysChangedAt: [hoursAgo(48)] }, []],
  [{ cents: 20_000_00, keysChangedAt: [hoursAgo(1)] }, ['limit', 'changedKey']],
] as const)('MON-05 a run with %o takes a second administrator because of: %o', (change, reasons) => {
  expect(approvalReasonsOf({ ...run, ...change })).toEqual(reasons);
});
