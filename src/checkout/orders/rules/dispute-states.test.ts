import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitArrival, splitChargeback } from './provider-reports.ts';

test.each([
  [100, 250, { fromAvailable: 100, asDebt: 0 }],
  [100, 30, { fromAvailable: 30, asDebt: 70 }],
  [100, 0, { fromAvailable: 0, asDebt: 100 }],
])('CHK-04 of %i cents taken back a wallet with %i gives %o', (cents, available, split) => {
  expect(splitChargeback(cents, available)).toEqual(split);
});

test.each([
  [100, 0, { toDebt: 0, toAvailable: 100 }],
  [100, -30, { toDebt: 30, toAvailable: 70 }],
  [100, -250, { toDebt: 100, toAvailable: 0 }],
])('CHK-04 of %i cents that arrive, a debt of %i takes %o', (cents, debt, split) => {
  expect(splitArrival(cents, debt)).toEqual(split);
});

test('MON-01 neither split makes or loses a cent', () => {
  const amount = fc.integer({ min: 1, max: 1e12 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 1e12 }), (cents, other) => {
      const taken = splitChargeback(cents, other);
      const arrived = splitArrival(cents, -other);
      expect([taken.fromAvailable + taken.asDebt, arrived.toDebt + arrived.toAvailable]).toEqual([cents, cents]);
      expect(Math.min(...Object.values(taken), ...Object.values(arrived))).toBeGreaterThanOrEqual(0);
    }),
  );
});
