/** The states of an entry of hours. `payable`, `refused` and `paid` are settled: no word of company or professional changes them. */
export const entryStates = ['pending', 'contested', 'held', 'payable', 'refused', 'paid'] as const;
export type EntryState = (typeof entryStates)[number];

/** What happens to an entry, and so what its dated steps are called. */
export const entrySteps = [
  'contested',
  'answered',
  'contestCanceled',
  'approved',
  'silent',
  'held',
  'ruledPayable',
  'ruledRefused',
  'paid',
] as const;
export type EntryStep = (typeof entrySteps)[number];

export interface EntryMove {
  step: EntryStep;
  from: readonly EntryState[];
  /** Null: the state stays. */
  to: EntryState | null;
}

/**
 * The life of an entry: the only ways from one state to another. `silent` and `held` follow from the
 * deadline or from a rejected task, `paid` from a pay run.
 */
export const entryMoves: readonly EntryMove[] = [
  { step: 'contested', from: ['pending'], to: 'contested' },
  { step: 'answered', from: ['contested'], to: null },
  { step: 'contestCanceled', from: ['contested'], to: 'pending' },
  { step: 'approved', from: ['pending'], to: 'payable' },
  { step: 'silent', from: ['pending'], to: 'payable' },
  { step: 'held', from: ['pending', 'contested'], to: 'held' },
  { step: 'ruledPayable', from: ['held'], to: 'payable' },
  { step: 'ruledRefused', from: ['held'], to: 'refused' },
  { step: 'paid', from: ['payable'], to: 'paid' },
];

/** The state after a step; null when the step is not possible from there. */
export function stateAfter(state: EntryState, step: EntryStep): EntryState | null {
  const move = entryMoves.find((one) => one.step === step);
  if (!move || !move.from.includes(state)) return null;
  return move.to ?? state;
}

/** The statuses that the timesheet filters by and shows (TIM-02). */
export const timesheetStatuses = ['awaitingPayment', 'inDispute', 'paid', 'notPaid'] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

const statusOf: Record<EntryState, TimesheetStatus> = {
  pending: 'awaitingPayment',
  payable: 'awaitingPayment',
  contested: 'inDispute',
  held: 'inDispute',
  paid: 'paid',
  refused: 'notPaid',
};

export function timesheetStatusOf(state: EntryState): TimesheetStatus {
  return statusOf[state];
}

export function statesOfStatus(status: TimesheetStatus): EntryState[] {
  return entryStates.filter((state) => statusOf[state] === status);
}

/** Whether nothing of it is settled yet; a project with such hours cannot change its owner. */
export function isUnsettled(state: EntryState): boolean {
  return state === 'pending' || state === 'contested' || state === 'held';
}
