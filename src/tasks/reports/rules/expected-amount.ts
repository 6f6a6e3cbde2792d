import type { EntryState } from '#tasks/hours/rules/entry-life.ts';

const MINUTES_PER_HOUR = 60;

/**
 * What an entry is expected to cost or bring, in cents: its minutes at the agreed price of an hour, to the nearest cent. Null without an
 * agreement. Refused hours bring nothing.
 */
export function expectedCents(minutes: number, centsPerHour: number | null, state: EntryState): number | null {
  if (centsPerHour === null) return null;
  return state === 'refused' ? 0 : Math.round((minutes * centsPerHour) / MINUTES_PER_HOUR);
}
