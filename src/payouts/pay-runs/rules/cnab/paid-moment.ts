import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';

interface Reading {
  /** When the file with the payment was made. */
  remittedAt: Date;
  /** When the return was read. */
  readAt: Date;
}

/**
 * When a payment left the account, by the day `YYYY-MM-DD` that the bank says: the middle of that day, within what is possible. A return is often
 * read days later, and what was paid in December belongs to that year. Without a day, or with one before the file or after the reading, it is
 * when it was read.
 */
export function paidMoment(day: string | null, { remittedAt, readAt }: Reading): Date {
  const isPlausible =
    day !== null && day >= dateIn(HOME_TIME_ZONE, remittedAt) && day <= dateIn(HOME_TIME_ZONE, readAt);
  if (!isPlausible) return readAt;
  const noon = Date.parse(`${day}T15:00:00Z`);
  return new Date(Math.min(Math.max(noon, remittedAt.getTime()), readAt.getTime()));
}
