import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesMoney, sumOfTaxes } from './withheld-taxes.ts';

test.each([
  [100_00, { inssCents: 11_00, irrfCents: 0, issCents: 5_00 }, 16_00, true],
  [100_00, { inssCents: 0, irrfCents: 0, issCents: 0 }, 0, true],
  [100_00, { inssCents: 50_00, irrfCents: 49_99, issCents: 0 }, 99_99, true],
  [100_00, { inssCents: 50_00, irrfCents: 50_00, issCents: 0 }, 100_00, false],
  [100_00, { inssCents: 50_00, irrfCents: 50_00, issCents: 1 }, 100_01, false],
])('MON-05 of %i cents, %o are %i, and something is left: %s', (net, taxes, sum, isLeft) => {
  expect(sumOfTaxes(taxes)).toBe(sum);
  expect(leavesMoney(net, taxes)).toBe(isLeft);
});

test('MON-05 what is withheld and what is paid out are the net together, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.integer({ min: 1, max: 1_000_000_00 }),
      (inssCents, irrfCents, issCents, left) => {
        const taxes = { inssCents, irrfCents, issCents };
        const net = sumOfTaxes(taxes) + left;
        expect(leavesMoney(net, taxes)).toBe(true);
        expect(leavesMoney(net - left, taxes)).toBe(false);
      },
    ),
  );
});
