import { expect, test } from 'vitest';
import { holdReasonOf } from './hold-reasons.ts';

const payable = {
  ...{
    isPriced: true,
    isForeign: false,
    isBlocked: false,
    isDiffering: false,
    hasEnded: false,
    isGone: false,
    coveredMinutes: 60,
    company: 'company' as const,
    lacksNota: false,
  },
  pixKey: 'right',
} as const;

test.each([
  [{}, null],
  [{ isPriced: false }, 'unpriced'],
  [{ isBlocked: true }, 'blocked'],
  [{ isBlocked: true, hasEnded: true }, null],
  [{ isDiffering: true }, 'ledgerDiffers'],
  [{ isDiffering: true, isBlocked: true }, 'blocked'],
  [{ isDiffering: true, isForeign: true }, 'ledgerDiffers'],
  [{ coveredMinutes: 0 }, 'noCredits'],
  [{ company: 'none' }, 'noCompany'],
  [{ company: 'taxed' }, null],
  [{ company: 'otherTaxes' }, 'otherTaxes'],
  [{ company: 'taxed', pixKey: 'missing' }, 'noPixKey'],
  [{ pixKey: 'missing' }, 'noPixKey'],
  [{ pixKey: 'wrong' }, 'wrongPixKey'],
  [{ lacksNota: true, pixKey: 'missing' }, 'noNota'],
  [{ lacksNota: true, coveredMinutes: 0 }, 'noCredits'],
  [{ lacksNota: true, isGone: true }, null],
  [{ isGone: true, pixKey: 'missing' }, null],
  [{ isGone: true, company: 'none' }, 'noCompany'],
  [{ isGone: true, coveredMinutes: 0 }, 'noCredits'],
  [{ isForeign: true, coveredMinutes: 0, company: 'none' }, 'foreignCurrency'],
  [{ isForeign: true, isPriced: false }, 'unpriced'],
  [{ isForeign: true, isBlocked: true }, 'blocked'],
  [{ isPriced: false, isBlocked: true, coveredMinutes: 0 }, 'unpriced'],
] as const)('MON-05 a hire with %o is held because of: %s', (change, reason) => {
  expect(holdReasonOf({ ...payable, ...change })).toBe(reason);
});
