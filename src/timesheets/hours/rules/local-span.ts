import { localTimeOf, momentOfLocalTime } from '#applications/interviews/rules/local-time.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { TypedSpan } from './parse-span.ts';

const MINUTES_PER_DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** The moments of a typed span on a date of a zone, as ISO texts. A time that clocks are set forward over counts as the hour after it. */
export function spanOn(date: string, { from, until }: TypedSpan, timeZone: string): { start: string; end: string } {
  return { start: momentAt(date, from, timeZone), end: momentAt(date, until, timeZone) };
}

/** The times of the clock between which an entry lies, in the zone in which it was written. Until midnight is 24 h. */
export function typedSpanOf({
  startedAt,
  endedAt,
  timeZone,
}: {
  startedAt: Date;
  endedAt: Date;
  timeZone: string;
}): TypedSpan {
  const until = minutesOf(localTimeOf(endedAt, timeZone));
  return { from: minutesOf(localTimeOf(startedAt, timeZone)), until: until === 0 ? MINUTES_PER_DAY : until };
}

/** Moves a span to another date with the same times of the clock, also where that day is longer or shorter. */
export function sameTimesOn(
  date: string,
  entry: { startedAt: Date; endedAt: Date; timeZone: string },
  timeZone: string,
): { start: string; end: string } {
  return spanOn(date, typedSpanOf(entry), timeZone);
}

function momentAt(date: string, minutes: number, timeZone: string): string {
  const day = addDays(date, Math.floor(minutes / MINUTES_PER_DAY));
  const local = `${day}T${clockText(minutes % MINUTES_PER_DAY)}`;
  const moment = momentOfLocalTime(local, timeZone) ?? afterGap(local, timeZone);
  return moment.toISOString();
}

/** Clocks are set forward by an hour at most; only where the date line moved is a whole day missing. */
function afterGap(local: string, timeZone: string): Date {
  const wall = Date.parse(`${local}:00Z`);
  const found = [60, MINUTES_PER_DAY]
    .map((minutes) => new Date(wall + minutes * MINUTE_MS).toISOString().slice(0, 16))
    .map((later) => momentOfLocalTime(later, timeZone))
    .find((moment) => moment !== null);
  return found ?? new Date(wall);
}

/** `09:05` */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}
