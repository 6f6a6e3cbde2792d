import type { HappeningName } from '#platform/contract/happening.ts';
import { type EntryState, entryStates } from '#tasks/hours/rules/entry-life.ts';
import { taskMoves } from '#tasks/board/rules/task-moves.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import type { StateMachine } from './state-change.ts';

const mailed = (news: string) => ({ professional: `tasks/review:mail.${news}` });

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
    {
      happening: taskHappenings.taskAdjusted,
      from: 'finished',
      to: 'toDo',
      reads: readBy('toDo'),
      mails: mailed('adjusted'),
    },
    {
      happening: taskHappenings.taskRejected,
      from: 'finished',
      to: 'rejected',
      reads: readBy('rejected'),
      mails: mailed('rejected'),
    },
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

const hours = (
  happening: HappeningName,
  from: EntryState | '-',
  to: EntryState,
  mails: StateMachine['changes'][number]['mails'] = {},
) => ({
  happening,
  from,
  to,
  reads: { professional: `tasks/hours:state.${to}` },
  mails,
});

/** The professional reads each state beside the own hours, live, and is mailed what somebody said of them; a payment is mailed as such. */
export const hoursState: StateMachine = {
  holds: 'time_entries.state',
  states: entryStates,
  changes: [
    hours(taskHappenings.hoursWritten, '-', 'pending'),
    hours(taskHappenings.hoursContested, 'pending', 'contested', mailed('contested')),
    hours(taskHappenings.contestAnswered, 'contested', 'contested', {
      ...mailed('answered'),
      others: 'tasks/review:mail.answered',
    }),
    hours(taskHappenings.contestCanceled, 'contested', 'pending', mailed('contestCanceled')),
    hours(taskHappenings.taskApproved, 'pending', 'payable'),
    hours(taskHappenings.hoursPayable, 'pending', 'payable'),
    hours(taskHappenings.taskRejected, 'pending', 'held', mailed('rejected')),
    hours(taskHappenings.taskRejected, 'contested', 'held', mailed('rejected')),
    hours(taskHappenings.hoursHeld, 'contested', 'held', mailed('held')),
    hours(taskHappenings.hoursPayable, 'held', 'payable', mailed('ruledPayable')),
    hours(taskHappenings.hoursRefused, 'held', 'refused', mailed('ruledRefused')),
    hours(walletHappenings.paymentPaid, 'payable', 'paid', { professional: 'wallet/pay-runs:mail.paid' }),
  ],
};

/** Whether hours of a project are fetched from Clockify: whoever manages tasks reads it on its page. */
export const clockifyConnection: StateMachine = {
  holds: 'clockify_connections.connected_at',
  states: ['connected', 'ended'],
  changes: [
    {
      happening: taskHappenings.clockifyConnected,
      from: '-',
      to: 'connected',
      reads: { company: 'tasks/clockify:stage.connected' },
      mails: {},
    },
    {
      happening: taskHappenings.clockifyEnded,
      from: 'connected',
      to: 'ended',
      reads: { company: 'tasks/clockify:stage.unconnected' },
      mails: {},
    },
  ],
};
