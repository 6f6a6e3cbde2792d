import { expect, it } from 'vitest';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { placeOnDay } from './calendar-cache.ts';

const card = (taskId: string, dueOn: string) => ({ taskId, dueOn }) as TaskCard;
const calendar = {
  undated: 2,
  days: [
    { date: '2026-03-10', count: 1, tasks: [card('a', '2026-03-10')] },
    { date: '2026-03-12', count: 60, tasks: [card('b', '2026-03-12'), card('c', '2026-03-12')] },
  ],
};

it.each([
  ['a', '2026-03-12', [['2026-03-12', 61, 'a b c']]],
  [
    'b',
    '2026-03-10',
    [
      ['2026-03-10', 2, 'b a'],
      ['2026-03-12', 59, 'c'],
    ],
  ],
  [
    'c',
    '2026-03-11',
    [
      ['2026-03-10', 1, 'a'],
      ['2026-03-11', 1, 'c'],
      ['2026-03-12', 59, 'b'],
    ],
  ],
  [
    'b',
    '2026-03-12',
    [
      ['2026-03-10', 1, 'a'],
      ['2026-03-12', 60, 'b c'],
    ],
  ],
] as const)('%s moves to %s and stands on one day only', (taskId, date, expected) => {
  const moved = calendar.days.flatMap(({ tasks }) => tasks).find((one) => one.taskId === taskId)!;
  const { days, undated } = placeOnDay(calendar, moved, date);
  expect(days.map((day) => [day.date, day.count, day.tasks.map((one) => one.taskId).join(' ')])).toEqual(expected);
  expect(days.flatMap(({ tasks }) => tasks).find((one) => one.taskId === taskId)!.dueOn).toBe(date);
  expect(undated).toBe(2);
});
