const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A calendar date with a local time: `2026-03-08T02:30`. */
const localTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The moment at which clocks in a zone show this time; null when they never do, because they are set forward over it. When they show it twice,
 * because they are set back, the first one counts (as in RFC 5545, 3.3.5).
 */
export function momentOfLocalTime(local: string, timeZone: string): Date | null {
  const wall = Date.parse(`${local}:00Z`);
  // Clocks change less often than every two days, so one of these offsets applies.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((moment) => offsetAt(timeZone, moment));
  const moments = [...new Set(offsets)].map((offset) => new Date(wall - offset)).toSorted(byTime);
  return moments.find((moment) => localTimeOf(moment, timeZone) === local) ?? null;
}

/** The local time of a zone at a moment. */
export function localTimeOf(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetAt(timeZone, moment.getTime())).toISOString().slice(0, 16);
}

/** Whether the text is an existing date and time of the calendar, whatever the zone. */
export function isLocalTime(text: string): boolean {
  if (!localTimePattern.test(text)) return false;
  const wall = Date.parse(`${text}:00Z`);
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(text);
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

/** The offset of a zone from UTC at a moment, in milliseconds, to the minute. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}
