import { expect, it } from 'vitest';
import { taskStatuses, type TaskStatus } from '#tasks/rules/task-statuses.ts';
import { startOf } from './board-start.ts';

const columnsWith = (cards: Partial<Record<TaskStatus, string[]>>) =>
  taskStatuses.map((status) => ({
    status,
    cards: (cards[status] ?? []).map((memberId) => ({ assigned: [{ memberId }] })),
  }));

it.each([
  [{}, 'backlog'],
  [{ toDo: ['other'], paid: ['other'] }, 'toDo'],
  [{ inProgress: ['other'], finished: ['me'] }, 'finished'],
  [{ toDo: ['me'], inProgress: ['me'] }, 'inProgress'],
] as const)('TSK-03 a narrow board with %j opens at %s', (cards, status) => {
  expect(taskStatuses[startOf(columnsWith(cards as never), 'me')]).toBe(status);
});
