import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeAt, FIRST_SERVICE_FEE, valueWithoutFee } from './service-fee.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const fees = [
  { basisPoints: 1_200, startsAt: day('2026-12-01') },
  { basisPoints: 1_000, startsAt: day('2026-06-01') },
];

test.each([
  ['2026-05-31', FIRST_SERVICE_FEE],
  ['2026-06-01', 1_000],
  ['2026-11-30', 1_000],
  ['2026-12-01', 1_200],
])('MON-02 on %s the rate is %i', (on, expected) => {
  expect(feeAt(fees, day(on))).toBe(expected);
  expect(feeAt(fees.toReversed(), day(on))).toBe(expected);
});

test('MON-02 the value with discounts takes each fee off its own amount and is rounded down once', () => {
  expect(
    valueWithoutFee([
      { cents: 100_01, basisPoints: 1_500 },
      { cents: 33, basisPoints: 1_000 },
    ]),
  ).toBe(8_530);
  expect(valueWithoutFee([])).toBe(0);
  const amount = fc.record({
    cents: fc.integer({ min: 0, max: 1e12 }),
    basisPoints: fc.integer({ min: 0, max: 5_000 }),
  });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), (amounts) => {
      const value = valueWithoutFee(amounts);
      const exact = amounts.reduce((sum, { cents, basisPoints }) => sum + (cents * (10_000 - basisPoints)) / 10_000, 0);
      expect(Number.isSafeInteger(value)).toBe(true);
      expect(Math.abs(exact - value)).toBeLessThan(1.01);
    }),
  );
});
