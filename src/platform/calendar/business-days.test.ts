import fc from 'fast-check';
import { expect, it } from 'vitest';
import { businessDaysAfter, dateInSaoPaulo, isBusinessDay } from './business-days.ts';
import { addDays, easterSunday, nationalHolidays } from './national-holidays.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('PRJ-04 Easter of %i is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

it('PRJ-04 knows the ten national holidays, that of 20 November since 2024', () => {
  expect([...nationalHolidays(2026)].toSorted()).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-04-21', '2026-05-01', '2026-09-07'],
    ...['2026-10-12', '2026-11-02', '2026-11-15', '2026-11-20', '2026-12-25'],
  ]);
  expect(nationalHolidays(2023).has('2023-11-20')).toBe(false);
});

/** The third business days of decisions.md. */
it.each(['2025-11-05', '2026-01-06', '2026-04-06', '2026-05-06'])(
  'PRJ-04 %s is the third business day of its month',
  (third) => {
    const month = third.slice(0, 8);
    const days = Array.from(
      { length: Number(third.slice(8)) },
      (_, index) => `${month}${String(index + 1).padStart(2, '0')}`,
    );
    expect(days.filter((day) => isBusinessDay(day))).toHaveLength(3);
    expect(isBusinessDay(third)).toBe(true);
  },
);

it.each([
  ['a Monday morning', '2026-11-09T12:00:00Z', '2026-11-13T02:59:59.000Z'],
  ['the evening before, when it is the next day in London', '2026-11-10T01:00:00Z', '2026-11-13T02:59:59.000Z'],
  ['over a weekend and a holiday', '2026-11-18T15:00:00Z', '2026-11-25T02:59:59.000Z'],
  ['a Sunday', '2026-11-22T15:00:00Z', '2026-11-26T02:59:59.000Z'],
])('PRJ-04 three business days after %s', (_, from, due) => {
  expect(businessDaysAfter(new Date(from), 3).toISOString()).toBe(due);
});

it('PRJ-04 the day promised is a business day with exactly that many after the first', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 30 }), (moment, count) => {
      const due = businessDaysAfter(moment, count);
      const [from, to] = [dateInSaoPaulo(moment), dateInSaoPaulo(due)];
      let between = 0;
      for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) between += Number(isBusinessDay(date));
      expect([isBusinessDay(to), between]).toEqual([true, count]);
    }),
  );
});
