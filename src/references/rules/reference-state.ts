import { CORRECTION_DAYS, daysAfter, LAPSE_DAYS, REMINDER_DAYS } from './reference-terms.ts';

export const referenceStates = ['asked', 'answered', 'declined', 'lapsed'] as const;
/** As everybody reads it: the candidate, the company, the recommender. */
export type ReferenceState = (typeof referenceStates)[number];

interface Asked {
  state: ReferenceState;
  createdAt: Date;
}

/** A request is over by its date, even before the job of the hour writes that down. */
export function referenceState({ state, createdAt }: Asked, now: Date): ReferenceState {
  return state === 'asked' && daysAfter(createdAt, LAPSE_DAYS) <= now ? 'lapsed' : state;
}

export const linkStates = ['open', 'answered', 'settled', 'declined', 'lapsed'] as const;
/** What the recommender can do: `answered` can still be corrected, `settled` cannot. */
export type LinkState = (typeof linkStates)[number];

export function linkState(reference: Asked & { endedAt: Date | null }, now: Date): LinkState {
  const state = referenceState(reference, now);
  if (state === 'asked') return 'open';
  if (state !== 'answered') return state;
  return reference.endedAt && daysAfter(reference.endedAt, CORRECTION_DAYS) > now ? 'answered' : 'settled';
}

/** How many reminders are due by now. */
export function remindersDue(createdAt: Date, now: Date): number {
  return REMINDER_DAYS.filter((days) => daysAfter(createdAt, days) <= now).length;
}
