import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOfMinutes } from './price-of-minutes.ts';

test('MON-01 minutes are priced to the nearest cent', () => {
  const cases: [minutes: number, centsPerHour: number, cents: number][] = [
    [0, 12_000, 0],
    [60, 12_000, 12_000],
    [1, 12_000, 200],
    [1, 100, 2],
    [1, 30, 1],
    [1, 29, 0],
    [20, 10_000, 3_333],
    [40, 10_000, 6_667],
    [90, 8_050, 12_075],
  ];
  for (const [minutes, price, cents] of cases)
    expect(priceOfMinutes(minutes, price), `${minutes} × ${price}`).toBe(cents);
});

test('MON-01 a price is within half a cent of the exact one, also of long works at high prices', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100_000_000), (minutes, price) => {
      const doubled = 60n * 2n * BigInt(priceOfMinutes(minutes, price)) - 2n * BigInt(minutes) * BigInt(price);
      expect(doubled > -60n && doubled <= 60n).toBe(true);
    }),
  );
});

test('what is no whole amount is refused', () => {
  for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53]) {
    expect(() => priceOfMinutes(wrong, 1)).toThrow(RangeError);
    expect(() => priceOfMinutes(1, wrong)).toThrow(RangeError);
  }
});
