import { isBusinessDay, type OwnHolidays } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';

export interface WorkSoFar {
  consumedMinutes: number;
  /** Steps of the task's checklist that are done. */
  stepsDone: number;
  steps: number;
  /** Business days from the first entry to today, both counted. */
  daysWorked: number;
  /** Business days after today until the due date, which counts; null without one. */
  daysLeft: number | null;
}

export interface Forecast {
  totalMinutes: number;
  /** What it was told from. */
  basis: 'checklist' | 'dueDate';
}

/**
 * What a task takes in the end, in whole minutes, if it goes on as until now; null where nothing tells.
 *
 * - With steps done: total = consumed ÷ (steps done ÷ all steps). The steps ahead take as long as those behind.
 * - Otherwise with business days left until the due date: total = consumed + consumed ÷ days worked × days left. Somebody works on it
 *   every day as until now.
 *
 * Never less than what was consumed. Both are our own rules of thumb; the specification asks only for a forecast from the pace so far.
 */
export function forecastTotal({ consumedMinutes, stepsDone, steps, daysWorked, daysLeft }: WorkSoFar): Forecast | null {
  if (consumedMinutes <= 0) return null;
  if (stepsDone > 0) return { totalMinutes: Math.round((consumedMinutes * steps) / stepsDone), basis: 'checklist' };
  if (daysLeft === null || daysLeft <= 0) return null;
  const perDay = consumedMinutes / Math.max(daysWorked, 1);
  return { totalMinutes: Math.round(consumedMinutes + perDay * daysLeft), basis: 'dueDate' };
}

/** A task is planned for a year at most; what lies further apart is counted no further. */
const FARTHEST_DAYS = 366;

/** Business days from one date to another, both counted; none when the second lies before the first. */
export function businessDaysWithin(from: string, to: string, own: OwnHolidays): number {
  let count = 0;
  let date = from;
  for (let walked = 0; date <= to && walked < FARTHEST_DAYS; walked += 1) {
    if (isBusinessDay(date, own)) count += 1;
    date = addDays(date, 1);
  }
  return count;
}
