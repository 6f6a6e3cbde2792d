import { expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';

it.each([
  ['2026-03-09', 'inProgress', true],
  ['2026-03-10', 'inProgress', false],
  ['2026-03-11', 'toDo', false],
  ['2026-03-09', 'backlog', true],
  ['2026-03-09', 'finished', false],
  ['2026-03-09', 'paid', false],
  [null, 'toDo', false],
] as const)('due on %s and %s on the tenth: overdue %s', (dueOn, status, result) =>
  expect(isOverdue({ dueOn, status }, '2026-03-10')).toBe(result),
);
