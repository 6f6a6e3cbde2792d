import type { HappeningName } from '#platform/contract/happening.ts';
import { type EntryState, entryStates } from '#tasks/hours/rules/entry-life.ts';
import { taskMoves } from '#tasks/board/rules/task-moves.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import type { StateMachine } from './state-change.ts';

/** A board is open live to everybody who works with it; moves by hand are mailed to nobody. */
const readBy = (status: TaskStatus) => {
  const text = `tasks/board:status.${status}`;
  return { company: text, professional: text };
};
const approvedMark = { company: 'tasks/board:card.approved', professional: 'tasks/board:card.approved' };
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
  states: ['backlog', 'toDo', 'inProgress', 'finished', 'rejected', 'approved', 'deleted'],
  changes: [
    ...begun,
    ...moves,
    { happening: taskHappenings.taskAdjusted, from: 'finished', to: 'toDo', reads: readBy('toDo'), mails: {} },
    { happening: taskHappenings.taskRejected, from: 'finished', to: 'rejected', reads: readBy('rejected'), mails: {} },
    { happening: taskHappenings.taskApproved, from: 'finished', to: 'approved', reads: approvedMark, mails: {} },
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

const hours = (happening: HappeningName, from: EntryState | '-', to: EntryState) => ({
  happening,
  from,
  to,
  reads: { professional: `tasks/hours:state.${to}` },
  mails: {},
});

/** The professional reads each state beside the own hours, live; nobody is mailed yet. `paid` comes with pay runs. */
export const hoursState: StateMachine = {
  holds: 'time_entries.state',
  states: entryStates.filter((state) => state !== 'paid'),
  changes: [
    hours(taskHappenings.hoursWritten, '-', 'pending'),
    hours(taskHappenings.hoursContested, 'pending', 'contested'),
    hours(taskHappenings.contestAnswered, 'contested', 'contested'),
    hours(taskHappenings.contestCanceled, 'contested', 'pending'),
    hours(taskHappenings.taskApproved, 'pending', 'payable'),
    hours(taskHappenings.hoursPayable, 'pending', 'payable'),
    hours(taskHappenings.taskRejected, 'pending', 'held'),
    hours(taskHappenings.taskRejected, 'contested', 'held'),
    hours(taskHappenings.hoursHeld, 'contested', 'held'),
    hours(taskHappenings.hoursPayable, 'held', 'payable'),
    hours(taskHappenings.hoursRefused, 'held', 'refused'),
  ],
};
