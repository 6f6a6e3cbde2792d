import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '#platform/calendar/add-months.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { contractMonth } from './plan-bill.ts';
import { planTermination } from './plan-change.ts';

const plan = (startedOn: string, noticeOn: string, monthlyCents = 500_00) =>
  planTermination({ startedOn, billedUntil: contractMonth(startedOn, noticeOn).until, monthlyCents }, noticeOn);

test.each([
  // The example of the issue: 6 months and 21 of 31 days.
  ['2026-01-31', '2026-06-10', '2026-07-10', 6, 21, 667_74],
  ['2026-01-01', '2026-01-01', '2026-02-01', 11, 1, 1_103_23],
  ['2026-01-15', '2026-02-13', '2026-03-15', 10, 0, 1_000_00],
  ['2026-01-15', '2026-12-15', '2027-01-15', 0, 1, 3_23],
  ['2026-01-15', '2026-12-16', '2027-01-15', 0, 0, 0],
  ['2026-01-15', '2027-08-20', '2027-09-19', 0, 0, 0],
  // A leap year, and a month without the day on which the contract began.
  ['2027-08-31', '2028-01-30', '2028-02-29', 6, 0, 600_00],
])('CHK-03 started %s, notice %s: it ends on %s, %i months and %i days remain, the fine is %i cents', (...row) => {
  const [startedOn, noticeOn, endsOn, months, days, fineCents] = row;
  expect(plan(startedOn, noticeOn)).toMatchObject({ endsOn, months, days, fineCents });
});

test('CHK-03 a fine is never more than a fifth of what the commitment costs, never negative, and never grows with time', () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
  const past = fc.integer({ min: 0, max: 800 });
  fc.assert(
    fc.property(dates, past, fc.integer({ min: 1, max: 5_000_00 }), (startedOn, days, monthlyCents) => {
      const noticeOn = addDays(startedOn, days);
      const [today, tomorrow] = [
        plan(startedOn, noticeOn, monthlyCents),
        plan(startedOn, addDays(noticeOn, 1), monthlyCents),
      ];
      expect(today.fineCents).toBeLessThanOrEqual(Math.ceil((monthlyCents * 12) / 5));
      expect(today.fineCents).toBeGreaterThanOrEqual(tomorrow.fineCents);
      expect(tomorrow.fineCents).toBeGreaterThanOrEqual(0);
      expect(today.endsOn >= addDays(noticeOn, 30)).toBe(true);
      if (addDays(noticeOn, 30) >= addMonths(startedOn, 12)) expect(today.fineCents).toBe(0);
    }),
  );
});
