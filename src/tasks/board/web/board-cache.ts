import type { QueryClient } from '@tanstack/react-query';
import type { TaskBoard, TaskCard } from '#tasks/board/schemas.ts';
import { taskKey, threadsKey } from '#tasks/rules/task-keys.ts';
import { boardsKey, historyKey } from './board-queries.ts';
import { applyListedCard, removeListedCard } from './list-cache.ts';

type Column = TaskBoard['columns'][number];

export function findCard(board: Pick<TaskBoard, 'columns'>, taskId: string): TaskCard | undefined {
  for (const { cards } of board.columns) {
    const found = cards.find((card) => card.taskId === taskId);
    if (found) return found;
  }
  return undefined;
}

const isAbove = (one: TaskCard, other: TaskCard) =>
  one.orderKey === other.orderKey ? one.taskId < other.taskId : one.orderKey < other.orderKey;

function without(column: Column, taskId: string): Column {
  const cards = column.cards.filter((card) => card.taskId !== taskId);
  return cards.length === column.cards.length ? column : { ...column, cards, count: column.count - 1 };
}

/** A card below the loaded ones is only counted; it appears when more of the column is loaded. */
function withCard(column: Column, card: TaskCard): Column {
  const at = column.cards.findIndex((other) => isAbove(card, other));
  if (at < 0 && column.nextCursor !== null) return { ...column, count: column.count + 1 };
  const place = at < 0 ? column.cards.length : at;
  return { ...column, count: column.count + 1, cards: column.cards.toSpliced(place, 0, card) };
}

/** The board with this card where it belongs; an older version than the one shown changes nothing. A card stands in one column only. */
export function placeCard(board: TaskBoard, card: TaskCard): TaskBoard {
  const shown = findCard(board, card.taskId);
  if (shown && shown.version > card.version) return board;
  const columns = board.columns.map((column) => {
    const rest = without(column, card.taskId);
    return column.status === card.status ? withCard(rest, card) : rest;
  });
  return { ...board, columns };
}

export function removeCard(board: TaskBoard, taskId: string): TaskBoard {
  return { ...board, columns: board.columns.map((column) => without(column, taskId)) };
}

/** Appends the next page of a column; cards that moved here meanwhile are not shown twice. */
export function appendCards(board: TaskBoard, status: Column['status'], page: Pick<Column, 'cards' | 'nextCursor'>) {
  const columns = board.columns.map((column) => {
    if (column.status !== status) return column;
    const known = new Set(column.cards.map(({ taskId }) => taskId));
    const cards = [...column.cards, ...page.cards.filter(({ taskId }) => !known.has(taskId))];
    return { ...column, cards, nextCursor: page.nextCursor };
  });
  return { ...board, columns };
}

/** Puts a changed card into every board that shows it; a filtered one that does not is read anew. */
export function applyCard(queryClient: QueryClient, projectId: string, card: TaskCard): void {
  for (const [key, board] of queryClient.getQueriesData<TaskBoard>({ queryKey: boardsKey(projectId) })) {
    if (!board) continue;
    const filter: object = key.at(-1) ?? {};
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    if (!isFiltered || findCard(board, card.taskId)) queryClient.setQueryData(key, placeCard(board, card));
    else void queryClient.invalidateQueries({ queryKey: key });
  }
  applyListedCard(queryClient, projectId, card);
}

export function applyRemoval(queryClient: QueryClient, projectId: string, taskId: string): void {
  queryClient.setQueriesData<TaskBoard>(
    { queryKey: boardsKey(projectId) },
    (board) => board && removeCard(board, taskId),
  );
  removeListedCard(queryClient, projectId, taskId);
}

export function refreshTask(queryClient: QueryClient, projectId: string, taskId: string): void {
  void queryClient.invalidateQueries({ queryKey: taskKey(projectId, taskId) });
  void queryClient.invalidateQueries({ queryKey: threadsKey(projectId) });
  void queryClient.invalidateQueries({ queryKey: historyKey(projectId) });
}

export function refreshBoard(queryClient: QueryClient, projectId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['tasks', projectId] });
}
