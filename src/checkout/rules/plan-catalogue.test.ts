import { expect, test } from 'vitest';
import { planIds, productOf, type PlanPrice, plansOnSale } from './plan-catalogue.ts';

const price = (from: string, monthlyCents: number): PlanPrice => ({
  ...{ planId: 'ats-plus', from, monthlyCents, includedUnits: 1, unitCents: 1 },
});
const dated = [price('2026-06-01', 600_00), price('2026-01-01', 500_00)];

test.each([
  ['2025-12-31', []],
  ['2026-01-01', [500_00]],
  ['2026-05-31', [500_00]],
  ['2026-06-01', [600_00]],
])('CHK-03 on %s a plan is sold at %j', (today, prices) => {
  expect(plansOnSale(today, dated).map(({ monthlyCents }) => monthlyCents)).toEqual(prices);
});

test('CHK-03 only what is built is on sale, in both tiers, and plus costs less for each unit', () => {
  const plans = plansOnSale('2026-11-27');
  expect(plans.map(({ planId }) => planId)).toEqual(['ats-standard', 'ats-plus', 'sourcing-standard', 'sourcing-plus']);
  for (const [standard, plus] of [plans.slice(0, 2), plans.slice(2)] as [PlanPrice, PlanPrice][]) {
    expect(plus.unitCents).toBeLessThan(standard.unitCents);
    expect(plus.includedUnits).toBeGreaterThan(standard.includedUnits);
  }
  expect(new Set(planIds.map(productOf)).size).toBe(7);
});
