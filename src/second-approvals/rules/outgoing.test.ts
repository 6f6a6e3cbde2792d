import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findApprovalReasons, worthInReais } from './outgoing.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const small = { cents: 100_00, centsOfToday: 0, dailyLimitCents: 10_000_00, now };

test.each([
  ['a small sum', {}, []],
  ['all of the day', { cents: 10_000_00 }, []],
  ['a cent more than the day has', { cents: 10_000_01 }, ['limit']],
  ['the rest of a day', { centsOfToday: 9_900_01 }, ['limit']],
  ['a key of two days ago', { keysChangedAt: [hoursAgo(48), null] }, []],
  ['a younger key', { keysChangedAt: [null, hoursAgo(47.9)] }, ['changedKey']],
  ['typed taxes', { hasTypedTaxes: true }, ['typedTaxes']],
  ['a word from a file, above the limit', { isBankFile: true, centsOfToday: 10_000_00 }, ['limit', 'bankFile']],
] as const)('ADM-04 %s takes two for %o: %o', (_what, more, reasons) => {
  expect(findApprovalReasons({ ...small, ...more })).toEqual(reasons);
});

test('ADM-04 however a sum is split over a day, the part that goes beyond the limit takes two', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_00 }), { minLength: 1, maxLength: 20 }), (parts) => {
      let centsOfToday = 0;
      let alone = 0;
      for (const cents of parts) {
        if (findApprovalReasons({ ...small, cents, centsOfToday }).length === 0) alone += cents;
        centsOfToday += cents;
      }
      expect(alone).toBeLessThanOrEqual(small.dailyLimitCents);
    }),
  );
});

test('ADM-04 other currencies count by what they are worth', () => {
  expect([worthInReais(10_00, 'BRL'), worthInReais(10_00, 'USD'), worthInReais(10_00, 'EUR')]).toEqual([
    10_00, 60_00, 70_00,
  ]);
});
