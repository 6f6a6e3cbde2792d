import { RETROACTIVE_DAYS } from '#timesheets/hours/rules/hour-limits.ts';

const DAY_MS = 86_400_000;
/** Longer than hours can be contested, so that whatever is changed there until then is noticed. */
const DAYS_BACK = 45;

/** The first start that a fetch asks for. */
export function fetchFrom(now: Date): Date {
  return new Date(now.getTime() - DAYS_BACK * DAY_MS);
}

/** What is older than this when a project is connected could never become hours, in no time zone: it is passed over. */
export function takenFrom(connectedAt: Date): Date {
  return new Date(connectedAt.getTime() - (RETROACTIVE_DAYS + 2) * DAY_MS);
}
