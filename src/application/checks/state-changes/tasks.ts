import { taskMoves } from '#tasks/board/rules/task-moves.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import type { StateMachine } from './state-change.ts';

/** A board is open live to everybody who works with it; moves by hand are mailed to nobody. */
const readBy = (status: TaskStatus) => {
  const text = `tasks/board:status.${status}`;
  return { company: text, professional: text };
};
const moves = taskMoves.map(({ from, to }) => ({
  happening: taskHappenings.taskMoved,
  from,
  to,
  reads: readBy(to),
  mails: {},
}));
const begun = (['backlog', 'toDo'] as const).map((to) => ({
  happening: taskHappenings.taskCreated,
  from: '-',
  to,
  reads: readBy(to),
  mails: {},
}));

export const taskStatus: StateMachine = {
  holds: 'tasks.status',
  states: ['backlog', 'toDo', 'inProgress', 'finished', 'deleted'],
  changes: [
    ...begun,
    ...moves,
    { happening: taskHappenings.taskDeleted, from: '*', to: 'deleted', reads: {}, mails: {} },
  ],
};

export const taskManagement: StateMachine = {
  holds: 'task_boards.enabled_at',
  states: ['enabled'],
  changes: [
    {
      happening: taskHappenings.boardEnabled,
      from: '-',
      to: 'enabled',
      reads: { company: 'tasks/board:title', professional: 'tasks/board:title' },
      mails: {},
    },
  ],
};
