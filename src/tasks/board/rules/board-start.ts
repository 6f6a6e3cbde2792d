import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

interface StartColumn {
  status: TaskStatus;
  cards: readonly { assigned: readonly { memberId: string }[] }[];
}

const byUrgency: readonly TaskStatus[] = ['inProgress', 'toDo', 'finished', 'rejected', 'backlog', 'paid'];

/**
 * The column at which a narrow screen opens a board: the most pressing one in which the reader has a task, else the most pressing one with any, else
 * the first. Returns its place among the columns.
 */
export function startOf(columns: readonly StartColumn[], readerId: string): number {
  const placeOf = (status: TaskStatus) => columns.findIndex((column) => column.status === status);
  const isOwn = ({ cards }: StartColumn) =>
    cards.some(({ assigned }) => assigned.some((one) => one.memberId === readerId));
  const inOrder = byUrgency.flatMap((status) => columns.find((column) => column.status === status) ?? []);
  const start = inOrder.find(isOwn) ?? inOrder.find(({ cards }) => cards.length > 0);
  return start ? placeOf(start.status) : 0;
}
