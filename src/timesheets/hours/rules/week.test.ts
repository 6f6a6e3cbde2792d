import { expect, test } from 'vitest';
import { daysOfWeek, mondayOf, mondaysBetween } from './week.ts';

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2026-03-16', '2026-03-16'],
  ['2026-01-01', '2025-12-29'],
])('TIM-06 the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
  expect(daysOfWeek(date)).toHaveLength(7);
  expect(daysOfWeek(date)).toContain(date);
});

test('TIM-06 the weeks of a month are those that touch it', () => {
  expect(mondaysBetween('2026-03-01', '2026-03-31')).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
    '2026-03-30',
  ]);
});
