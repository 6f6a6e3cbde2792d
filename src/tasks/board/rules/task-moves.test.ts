import { describe, expect, it } from 'vitest';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import { moveObstacle, movesOf, taskMoves, taskMovers } from './task-moves.ts';

const task = { status: 'toDo', estimatedMinutes: 60, approvedAt: null } as const;

describe('moves of a task', () => {
  it('TSK-03 no hand moves a task into or out of Rejected and Paid', () => {
    for (const decided of ['rejected', 'paid'] as const) {
      expect(taskMoves.filter(({ from, to }) => from === decided || to === decided)).toEqual([]);
      for (const mover of taskMovers) {
        for (const status of taskStatuses) expect(movesOf({ ...task, status }, mover)).not.toContain(decided);
        expect(movesOf({ ...task, status: decided }, mover)).toEqual([]);
      }
    }
  });

  it.each([
    ['work needs an estimate', { estimatedMinutes: null }, 'inProgress', 'needsEstimate'],
    ['other moves need none', { estimatedMinutes: null }, 'finished', null],
    ['an estimated task is started', {}, 'inProgress', null],
    ['an approved task stays', { status: 'finished', approvedAt: '2026-01-01T00:00:00Z' }, 'toDo', 'approved'],
    [
      'its order within the column is free',
      { status: 'finished', approvedAt: '2026-01-01T00:00:00Z' },
      'finished',
      null,
    ],
    ['a finished task is taken back', { status: 'finished' }, 'inProgress', null],
    ['nobody pays by hand', { status: 'finished' }, 'paid', 'illegalMove'],
  ] as const)('TSK-03 %s', (_, change, to, obstacle) => {
    for (const mover of taskMovers) expect(moveObstacle({ ...task, ...change }, to, mover)).toBe(obstacle);
  });
});
