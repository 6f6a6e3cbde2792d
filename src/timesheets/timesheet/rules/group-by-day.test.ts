import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

test('TIM-02 a day shows its sum once all of it is there', () => {
  const entries = [
    { localDate: '2026-03-10', minutes: 30 },
    { localDate: '2026-03-10', minutes: 45 },
    { localDate: '2026-03-09', minutes: 60 },
  ];
  const sums = (goesOn: boolean) => groupByDay(entries, goesOn).map(({ localDate, minutes }) => [localDate, minutes]);
  expect(sums(false)).toEqual([
    ['2026-03-10', 75],
    ['2026-03-09', 60],
  ]);
  expect(sums(true)).toEqual([
    ['2026-03-10', 75],
    ['2026-03-09', null],
  ]);
  expect(groupByDay([], false)).toEqual([]);
});
