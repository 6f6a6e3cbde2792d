import { addDays } from '#platform/calendar/national-holidays.ts';

/** What a plan gives is suspended while something of it is overdue by more than these days. */
export const SUSPENDED_AFTER_DAYS = 20;
/** A plan ends once something of it is overdue by more than these days. */
export const ENDED_AFTER_DAYS = 60;

export type Arrears = 'none' | 'overdue' | 'suspended' | 'ended';

/** What follows for a plan from the oldest due day among what it has not paid; null: all is paid. */
export function arrearsOf(oldestDueOn: string | null, today: string): Arrears {
  if (oldestDueOn === null || oldestDueOn >= today) return 'none';
  if (oldestDueOn < lateSince(ENDED_AFTER_DAYS, today)) return 'ended';
  return oldestDueOn < lateSince(SUSPENDED_AFTER_DAYS, today) ? 'suspended' : 'overdue';
}

/** Whether a plan gives nothing meanwhile. */
export function isSuspending(arrears: Arrears): boolean {
  return arrears === 'suspended' || arrears === 'ended';
}

/** What was due before this day is overdue by more than so many days. */
export function lateSince(days: number, today: string): string {
  return addDays(today, -days);
}
