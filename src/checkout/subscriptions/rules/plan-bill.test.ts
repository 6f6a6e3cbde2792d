import { expect, test } from 'vitest';
import { isMonthOver, monthItem, usageItem, usedPeriod } from './plan-bill.ts';

const plan = {
  ...{ startedOn: '2026-01-31', billedUntil: '2026-03-31', endsOn: null },
  ...{ monthlyCents: 310_00, includedUnits: 3, unitCents: 90_00 },
};

test.each([
  [null, 310_00, '2026-04-30', {}],
  ['2026-04-30', 310_00, '2026-04-30', {}],
  ['2026-04-10', 103_33, '2026-04-10', { number: 10, count: 30 }],
])('CHK-03 a month of 30 days of a plan that ends on %s costs %i cents', (endsOn, cents, until, part) => {
  expect(monthItem({ ...plan, endsOn })).toEqual({ kind: 'plan', cents, ...part, from: '2026-03-31', until });
});

test('CHK-03 the rest of a month, after a suspension, says how many days it is', () => {
  expect(monthItem({ ...plan, billedUntil: '2026-04-10' })).toMatchObject({ cents: 206_67, number: 20, count: 30 });
});

test.each([
  [2, null],
  [3, null],
  [5, 180_00],
])('CHK-03 %i units of a plan with three cost %j cents more', (used, cents) => {
  const period = usedPeriod(plan);
  expect(period).toEqual({ from: '2026-02-28', until: '2026-03-31' });
  expect(usageItem(plan, period, used)?.cents ?? null).toBe(cents);
});

test.each([
  ['2026-03-31', true],
  ['2026-04-10', false],
  ['2026-04-30', true],
])('CHK-03 a plan that is billed until %s has used a whole month: %s', (billedUntil, isOver) => {
  expect(isMonthOver({ ...plan, billedUntil })).toBe(isOver);
});
