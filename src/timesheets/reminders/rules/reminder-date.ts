import { localTimeOf } from '#applications/interviews/rules/local-time.ts';

/** Reminders come by day: from eight in the morning until eight in the evening of whoever reads them. */
const FIRST_HOUR = 8;
const END_HOUR = 20;

/** The local date for which somebody can be reminded now; null at night. */
export function reminderDate(timeZone: string, now: Date): string | null {
  const local = localTimeOf(now, timeZone);
  const hour = Number(local.slice(11, 13));
  return hour >= FIRST_HOUR && hour < END_HOUR ? local.slice(0, 10) : null;
}
