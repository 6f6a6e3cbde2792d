import { MAXIMUM_START_DAYS } from '#negotiations/rules/terms.ts';

const DAY_MS = 86_400_000;

/** Whether a start date can be offered: from today on, in whichever zone that day has already begun, for a year. */
export function isStartWithin(startDate: string, now: Date): boolean {
  const first = dayOf(new Date(now.getTime() - DAY_MS));
  const last = dayOf(new Date(now.getTime() + MAXIMUM_START_DAYS * DAY_MS));
  return startDate >= first && startDate <= last;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
