import { expect, test } from 'vitest';
import { forecastCredits } from './credit-forecast.ts';

const pace = { totalCents: 10_000_00, owedCents: 0, spentCents: 4_000_00, today: '2026-11-27' };

test.each([
  [{}, '2027-02-05', 1_000_00, false],
  [{ owedCents: 6_000_00 }, '2026-12-25', 1_000_00, false],
  [{ owedCents: 12_000_00 }, '2026-11-27', 1_000_00, true],
  [{ totalCents: 0 }, '2026-11-27', 1_000_00, true],
  [{ totalCents: 365_00, spentCents: 28_00 }, '2027-11-27', 7_00, false],
  [{ totalCents: 366_00, spentCents: 28_00 }, null, 7_00, false],
  [{ spentCents: 1 }, null, 0, false],
])('MON-06 with %o credits last until %s at %i a week (used up: %s)', (change, lastsUntil, weeklyCents, isUsedUp) => {
  expect(forecastCredits({ ...pace, ...change })).toEqual({
    ...{ lastsUntil, weeklyCents, isUsedUp },
    owedCents: { ...pace, ...change }.owedCents,
  });
});

test('MON-06 without work there is no forecast', () => {
  expect(forecastCredits({ ...pace, spentCents: 0 })).toBeNull();
});
