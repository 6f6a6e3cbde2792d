import { priceOfMinutes } from '#platform/money/price-of-minutes.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';

/**
 * What an entry is expected to cost or bring, in cents: its minutes at the agreed price of an hour, to the nearest cent. Null without an
 * agreement. Refused hours bring nothing.
 */
export function expectedCents(minutes: number, centsPerHour: number | null, state: EntryState): number | null {
  if (centsPerHour === null) return null;
  return state === 'refused' ? 0 : priceOfMinutes(minutes, centsPerHour);
}
