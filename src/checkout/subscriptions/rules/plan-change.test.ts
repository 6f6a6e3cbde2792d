import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '#platform/calendar/add-months.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { contractMonth } from './plan-bill.ts';
import { planChange } from './plan-change.ts';

const change = (startedOn: string, today: string, oldCents: number, newCents: number) =>
  planChange(
    { startedOn, billedUntil: contractMonth(startedOn, today).until, monthlyCents: oldCents },
    newCents,
    today,
  );

test.each([
  // Raised: the difference for the days that are left, then the new price for the months that are left.
  ['2026-05-13', '2026-05-13', 390_00, 890_00, 500_00, '2026-05-13', 11],
  ['2026-05-13', '2026-05-20', 390_00, 890_00, 387_10, '2026-05-20', 11],
  ['2026-05-13', '2026-06-12', 390_00, 890_00, 16_13, '2026-06-12', 11],
  ['2026-01-31', '2026-02-28', 390_00, 890_00, 500_00, '2026-02-28', 10],
  ['2026-05-13', '2027-05-20', 390_00, 890_00, 387_10, '2027-05-20', 0],
  // Lowered: nothing now, the new price from the next month on.
  ['2026-05-13', '2026-05-20', 890_00, 390_00, 0, '2026-06-13', 11],
  ['2026-05-13', '2027-04-20', 890_00, 390_00, 0, '2027-05-13', 0],
])('CHK-03 started %s, changed on %s from %i to %i cents: %i cents now, from %s, %i months', (...row) => {
  const [startedOn, today, oldCents, newCents, nowCents, startsOn, months] = row;
  const wholeCents = nowCents + months * newCents;
  const committedUntil = addMonths(startedOn, 12);
  expect(change(startedOn, today, oldCents, newCents)).toMatchObject({
    ...{ nowCents, startsOn, months, wholeCents, committedUntil },
  });
});

test('CHK-03 a raise on any day costs at most the difference of a month, and less the later it comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 1_000_00 }), (day, difference) => {
      const [startedOn, today] = ['2026-01-31', addDays('2026-01-31', day)];
      const { nowCents } = change(startedOn, today, 100_00, 100_00 + difference);
      expect(nowCents).toBeGreaterThanOrEqual(0);
      expect(nowCents).toBeLessThanOrEqual(difference);
      const month = contractMonth(startedOn, addDays(today, 1));
      if (month.from <= today)
        expect(change(startedOn, addDays(today, 1), 100_00, 100_00 + difference).nowCents).toBeLessThanOrEqual(
          nowCents,
        );
    }),
  );
});
