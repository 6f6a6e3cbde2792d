import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netAfterFee, paysOutNet, taxedPay } from './paid-out-net.ts';

test('BRI-04 the net of a PJ hire is paid out; of a salary and of an unknown model it is not', () => {
  expect([paysOutNet('PJ'), paysOutNet('CLT'), paysOutNet(null)]).toEqual([true, false, false]);
  const pay = { hourlyNet: 80_00, hourlyGross: 100_00 };
  expect([taxedPay('PJ', pay), taxedPay('CLT', pay)]).toEqual([80_00, 100_00]);
});

test.each([
  [100_00, 1_500, 85_00],
  [99, 1_500, 84],
  [1, 5_000, 0],
  [110_00, 0, 110_00],
])('BRI-04 of %i cents a fee of %i basis points leaves %i', (gross, fee, net) => {
  expect(netAfterFee(gross, fee)).toBe(net);
});

test('BRI-04 net and fee make up the gross, and neither is below zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 5_000 }), (gross, fee) => {
      const net = netAfterFee(gross, fee);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(Math.abs(gross - net - (gross * fee) / 10_000)).toBeLessThanOrEqual(0.5);
    }),
  );
});
