import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datesOfMonth, dueMinutes } from './hours-balance.ts';

const work = { monthlyHours: 168, startsOn: '2020-01-01', endsOn: null };

// March 2026 has 22 business days; April has 20, because of Good Friday (3) and Tiradentes (21).
test.each([
  ['before the month', '2026-03', work, '2026-02-27', 0],
  ['on its first day', '2026-03', work, '2026-03-02', 0],
  ['after one business day', '2026-03', work, '2026-03-03', (168 * 60) / 22],
  ['after a weekend', '2026-03', work, '2026-03-09', (168 * 60 * 5) / 22],
  ['after the month', '2026-03', work, '2026-05-01', 168 * 60],
  ['over a holiday', '2026-04', work, '2026-04-06', (168 * 60 * 2) / 20],
  ['begun in the middle', '2026-03', { ...work, startsOn: '2026-03-30' }, '2026-04-30', (168 * 60 * 2) / 22],
  ['ended in the middle', '2026-03', { ...work, endsOn: '2026-03-03' }, '2026-04-30', (168 * 60 * 2) / 22],
  ['without an agreement', '2026-03', { ...work, monthlyHours: null }, '2026-04-30', null],
] as const)('TIM-06 what was due %s', (_, month, agreed, today, expected) => {
  expect(dueMinutes(month, agreed, today)).toBe(expected === null ? null : Math.round(expected));
});

test('TIM-06 an own holiday is no business day', () => {
  const own = new Set(['2026-03-02']);
  expect(dueMinutes('2026-03', work, '2026-03-04', own)).toBe(Math.round((168 * 60) / 21));
  const whole = new Set(Array.from({ length: 31 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`));
  expect(dueMinutes('2026-03', work, '2026-04-01', whole)).toBe(0);
});

test('TIM-06 what is due grows from nothing to the agreed hours, day by day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const { last } = datesOfMonth(month);
      const days = Array.from(
        { length: Number(last.slice(8)) },
        (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
      );
      const due = days.map((today) => dueMinutes(month, work, today)!);
      expect(due[0]).toBe(0);
      expect(due).toEqual(due.toSorted((one, other) => one - other));
      expect(dueMinutes(month, work, '9999-01-01')).toBe(168 * 60);
    }),
  );
});
