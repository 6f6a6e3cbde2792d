import { expect, test } from 'vitest';
import { groupNotices } from './group-notices.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString();
const notice = (id: string, minute: number, address: string | null) => ({ id, at: at(minute), address });
const grouped = (...list: ReturnType<typeof notice>[]) => groupNotices(list).map((group) => group.map(({ id }) => id));

test('GEN-09 what happens about one thing within half an hour is one line, also with something else between', () => {
  expect(
    grouped(
      notice('e', 50, '/a'),
      notice('d', 48, '/b'),
      notice('c', 30, '/a'),
      notice('b', 1, '/a'),
      notice('a', 0, '/a'),
    ),
  ).toEqual([['e', 'c', 'b', 'a'], ['d']]);
});

test('GEN-09 a pause of more than half an hour begins a new line, and what leads nowhere stands alone', () => {
  expect(grouped(notice('d', 59, '/a'), notice('c', 28, '/a'), notice('b', 28, null), notice('a', 28, null))).toEqual([
    ['d'],
    ['c'],
    ['b'],
    ['a'],
  ]);
});
