import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grossPay, netPay, payTableMonth } from './net-pay.ts';
import { INCOME_TAX_TABLES, tableOf } from './pay-tables.ts';
import { payEstimates } from './pay-estimates.ts';
import { HIRING_MODELS, type HiringModel } from '#profiles/rules/profile.ts';

const month = '2026-11';

// Computed by hand from the figures of R-42: gross, INSS, income tax, net.
it.each([
  ['nothing', 0, 0, 0, 0],
  ['a cent', 1, 0, 0, 1],
  ['the end of the first bracket of INSS', 1_518_00, 113_85, 0, 1_404_15],
  ['the end of the second', 2_793_88, 228_67, 0, 2_565_21],
  ['the last pay without income tax', 3_036_00, 257_73, 0, 2_778_27],
  ['the first bracket of income tax', 3_300_00, 289_41, 19_80, 2_990_79],
  ['the second', 3_500_00, 313_41, 39_76, 3_146_83],
  ['the third', 5_000_00, 509_59, 312_89, 4_177_52],
  ['the most INSS there is', 8_157_41, 951_63, 1_072_86, 6_132_92],
  ['more than that', 10_000_00, 951_63, 1_579_57, 7_468_80],
])('PRO-03 CLT, %s: %d gross', (_, gross, socialSecurity, tax, net) =>
  expect(netPay('CLT', gross, month)).toEqual({ gross, socialSecurity, tax, net }),
);

it.each([
  [0, 0, 0],
  [10_000_00, 600_00, 9_400_00],
  [15_000_00, 900_00, 14_100_00],
  [20_000_00, 1_460_00, 18_540_00],
  [50_000_00, 5_280_00, 44_720_00],
  [100_000_00, 13_030_00, 86_970_00],
  [200_000_00, 31_530_00, 168_470_00],
])('PRO-03 PJ: %d gross', (gross, tax, net) =>
  expect(netPay('PJ', gross, month)).toEqual({ gross, socialSecurity: 0, tax, net }),
);

const anyModel = fc.constantFrom<HiringModel>(...HIRING_MODELS);
const anyPay = fc.oneof(fc.nat(1_000_00), fc.nat(400_000_00), fc.nat(1_000_000_000_00));

it('PRO-03 net is whole cents between nothing and gross, and the parts make the whole', () => {
  fc.assert(
    fc.property(anyModel, anyPay, (model, gross) => {
      const { socialSecurity, tax, net } = netPay(model, gross, month);
      for (const part of [socialSecurity, tax, net]) expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
      expect(socialSecurity + tax + net).toBe(gross);
    }),
  );
});

it('PRO-03 a higher gross never gives a lower net, by a cent or by much', () => {
  fc.assert(
    fc.property(anyModel, anyPay, fc.oneof(fc.constant(1), anyPay), (model, gross, more) => {
      expect(netPay(model, gross + more, month).net).toBeGreaterThanOrEqual(netPay(model, gross, month).net);
    }),
    { numRuns: 2_000 },
  );
});

it('PRO-03 the gross for a net gives that net, and a cent more gives more', () => {
  fc.assert(
    fc.property(anyModel, anyPay, (model, net) => {
      const gross = grossPay(model, net, month);
      expect(netPay(model, gross, month).net).toBeLessThanOrEqual(net);
      expect(netPay(model, gross, month).net).toBeGreaterThanOrEqual(net - 1);
      expect(netPay(model, gross + 1, month).net).toBeGreaterThan(net);
    }),
  );
  expect(grossPay('CLT', 7_468_80, month)).toBe(10_000_00);
});

it('PRO-03 takes the table in force in a month and names it', () => {
  const [older] = INCOME_TAX_TABLES;
  const tables = [{ ...older!, validFrom: '2027-01' }, older!];
  expect(['2024-01', '2025-05', '2026-12', '2027-01', '2030-06'].map((at) => tableOf(tables, at).validFrom)).toEqual([
    ...['2025-05', '2025-05', '2025-05', '2027-01', '2027-01'],
  ]);
  expect(HIRING_MODELS.map((model) => payTableMonth(model, month))).toEqual(['2025-05', '2018-01']);
});

const values = { currency: 'BRL' as const, hourValue: null, hourReceive: null, monthValue: null, monthReceive: null };

it('PRO-03 estimates net of the gross that somebody said, and gross of the net', () => {
  expect(payEstimates({ ...values, monthValue: 10_000_00, monthReceive: 1_00 }, month)).toEqual([
    { period: 'month', model: 'CLT', gross: 10_000_00, net: 7_468_80, estimated: 'net' },
    { period: 'month', model: 'PJ', gross: 10_000_00, net: 9_400_00, estimated: 'net' },
  ]);
  expect(payEstimates({ ...values, monthReceive: 9_400_00 }, month)[1]).toEqual({
    period: 'month',
    model: 'PJ',
    gross: 10_000_00,
    net: 9_400_00,
    estimated: 'gross',
  });
  // 220 hours of 50.00 are 11,000.00, of which 94 % reach a company.
  expect(payEstimates({ ...values, hourValue: 50_00 }, month)[1]).toMatchObject({ period: 'hour', net: 47_00 });
});

it('PRO-03 estimates nothing of nothing, and nothing in another currency', () => {
  expect(payEstimates({ ...values, monthValue: 0 }, month)).toEqual([]);
  expect(payEstimates({ ...values, currency: 'USD', monthValue: 10_000_00 }, month)).toEqual([]);
});
