import { dateIn, nextLocalMidnight } from '#platform/calendar/time-zones.ts';

const MINUTE_MS = 60_000;

/** One local day's part of a span, half-open. */
export interface DayPart {
  startedAt: Date;
  endedAt: Date;
  minutes: number;
  /** `YYYY-MM-DD` in the person's zone. */
  localDate: string;
}

/** The whole minute in which a moment lies. */
export function cutToMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
}

/**
 * Cuts a span to whole minutes and splits it at each local midnight. Empty when less than a minute is left. Minutes are counted
 * between instants, so days of 23 and 25 hours come out right.
 */
export function splitDays(timeZone: string, start: Date, end: Date): DayPart[] {
  const until = cutToMinute(end);
  const parts: DayPart[] = [];
  for (let from = cutToMinute(start); from < until;) {
    const midnight = nextLocalMidnight(timeZone, from);
    const endedAt = midnight < until ? midnight : until;
    const minutes = (endedAt.getTime() - from.getTime()) / MINUTE_MS;
    parts.push({ startedAt: from, endedAt, minutes, localDate: dateIn(timeZone, from) });
    from = endedAt;
  }
  return parts;
}
