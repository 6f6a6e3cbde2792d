import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysWithin, forecastTotal, type WorkSoFar } from './forecast.ts';

const work = (changes: Partial<WorkSoFar>): WorkSoFar => ({
  ...{ consumedMinutes: 600, stepsDone: 0, steps: 0, daysWorked: 5, daysLeft: null },
  ...changes,
});

test.each([
  ['half of the steps', work({ stepsDone: 2, steps: 4 }), { totalMinutes: 1200, basis: 'checklist' }],
  ['all steps', work({ stepsDone: 3, steps: 3, daysLeft: 9 }), { totalMinutes: 600, basis: 'checklist' }],
  [
    'a third, rounded to minutes',
    work({ consumedMinutes: 100, stepsDone: 3, steps: 7 }),
    { totalMinutes: 233, basis: 'checklist' },
  ],
  ['no step done, a week left', work({ steps: 4, daysLeft: 5 }), { totalMinutes: 1200, basis: 'dueDate' }],
  ['begun on a Sunday', work({ daysWorked: 0, daysLeft: 1 }), { totalMinutes: 1200, basis: 'dueDate' }],
  ['nothing worked', work({ consumedMinutes: 0, stepsDone: 1, steps: 2, daysLeft: 3 }), null],
  ['neither steps nor a due date', work({}), null],
  ['due today or before', work({ daysLeft: 0 }), null],
])('TSK-04 the forecast with %s', (_, soFar, told) => {
  expect(forecastTotal(soFar)).toEqual(told);
});

const anyWork = fc.record({
  consumedMinutes: fc.integer({ min: 0, max: 120_000 }),
  stepsDone: fc.integer({ min: 0, max: 30 }),
  more: fc.integer({ min: 0, max: 30 }),
  daysWorked: fc.integer({ min: 0, max: 366 }),
  daysLeft: fc.option(fc.integer({ min: 0, max: 366 })),
});

test('TSK-04 a forecast is in whole minutes, never less than what was worked, and sinks as steps are done', () => {
  fc.assert(
    fc.property(anyWork, ({ more, ...rest }) => {
      const soFar = { ...rest, steps: rest.stepsDone + more };
      const told = forecastTotal(soFar);
      if (told === null) return;
      expect(Number.isInteger(told.totalMinutes)).toBe(true);
      expect(told.totalMinutes).toBeGreaterThanOrEqual(soFar.consumedMinutes);
      if (soFar.stepsDone === 0 || more === 0) return;
      const further = forecastTotal({ ...soFar, stepsDone: soFar.stepsDone + 1 });
      expect(further!.totalMinutes).toBeLessThanOrEqual(told.totalMinutes);
    }),
  );
});

test.each([
  ['2026-03-02', '2026-03-06', 5],
  ['2026-03-06', '2026-03-09', 2],
  ['2026-03-07', '2026-03-08', 0],
  ['2026-03-09', '2026-03-06', 0],
  // Good Friday.
  ['2026-04-02', '2026-04-06', 2],
  ['2000-01-01', '2026-01-01', 253],
])('TSK-04 from %s to %s are %i business days', (from, to, count) => {
  expect(businessDaysWithin(from, to, new Set())).toBe(count);
});
