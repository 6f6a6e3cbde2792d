import { describe, expect, it } from 'vitest';
import type { TaskBoard, TaskCard } from '#tasks/board/schemas.ts';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import { appendCards, placeCard, removeCard } from './board-cache.ts';

const card = (taskId: string, status: TaskCard['status'], orderKey: string, version = 1) =>
  ({ taskId, status, orderKey, version }) as TaskCard;
const boardOf = (cards: TaskCard[], nextCursor: string | null = null) =>
  ({
    columns: taskStatuses.map((status) => {
      const own = cards.filter((one) => one.status === status);
      return { status, count: own.length, cards: own, nextCursor };
    }),
  }) as TaskBoard;
const idsOf = (board: TaskBoard, status: TaskCard['status']) =>
  board.columns.find((column) => column.status === status)!.cards.map(({ taskId }) => taskId);

describe('cards on a board', () => {
  it('TSK-03 stand once, in the order of their keys, wherever they were before', () => {
    const board = boardOf([card('a', 'toDo', 'a0'), card('b', 'toDo', 'a1'), card('c', 'backlog', 'a0')]);
    const moved = placeCard(board, card('c', 'toDo', 'a0V', 2));
    expect([idsOf(moved, 'toDo'), idsOf(moved, 'backlog')]).toEqual([['a', 'c', 'b'], []]);
    expect(moved.columns.map(({ count }) => count)).toEqual([0, 3, 0, 0, 0, 0]);
    expect(idsOf(placeCard(moved, card('a', 'toDo', 'a2', 2)), 'toDo')).toEqual(['c', 'b', 'a']);
  });

  it('TSK-03 an older answer changes nothing, and a removed card is gone', () => {
    const board = boardOf([card('a', 'toDo', 'a0', 3)]);
    expect(placeCard(board, card('a', 'backlog', 'a0', 2))).toBe(board);
    expect(idsOf(removeCard(board, 'a'), 'toDo')).toEqual([]);
  });

  it('TSK-03 a card below the loaded ones is counted, and not shown twice when the rest is loaded', () => {
    const board = boardOf([card('a', 'toDo', 'a0')], 'more');
    const placed = placeCard(board, card('z', 'toDo', 'z0'));
    expect([idsOf(placed, 'toDo'), placed.columns[1]!.count]).toEqual([['a'], 2]);
    const page = { cards: [card('a', 'toDo', 'a0'), card('z', 'toDo', 'z0')], nextCursor: null };
    expect(idsOf(appendCards(placed, 'toDo', page), 'toDo')).toEqual(['a', 'z']);
  });
});
