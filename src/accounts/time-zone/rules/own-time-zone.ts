import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { nextLocalMidnight } from '#platform/calendar/time-zones.ts';

/** What is known of where a person lives; all null while their browser has told nothing. */
export interface ToldZones {
  timeZone: string | null;
  /** What they told since, and from when on it holds. */
  nextTimeZone: string | null;
  nextTimeZoneFrom: Date | null;
}

/** The zone that holds for a person at a moment, which is not before their latest change; null while none is known. */
export function toldTimeZoneAt({ timeZone, nextTimeZone, nextTimeZoneFrom }: ToldZones, moment: Date): string | null {
  return nextTimeZoneFrom !== null && nextTimeZoneFrom <= moment ? nextTimeZone : timeZone;
}

/** Gives the product's own zone for people who told none, and otherwise the zone that they were in. */
export function timeZoneAt(told: ToldZones, moment: Date): string {
  return toldTimeZoneAt(told, moment) ?? HOME_TIME_ZONE;
}

/**
 * What is known after a person told a zone. The first one holds at once; another one from the next midnight of the zone before, so that the day that
 * has begun stays one day with one date. Null when nothing changes.
 */
export function tellTimeZone(told: ToldZones, timeZone: string, now: Date): ToldZones | null {
  const present = toldTimeZoneAt(told, now);
  if (present === null || present === timeZone) {
    const isKnown = present !== null && (told.nextTimeZone === null || told.nextTimeZone === present);
    return isKnown ? null : { timeZone, nextTimeZone: null, nextTimeZoneFrom: null };
  }
  // Already announced: it holds at the midnight that was found then.
  if (told.nextTimeZone === timeZone) return null;
  return { timeZone: present, nextTimeZone: timeZone, nextTimeZoneFrom: nextLocalMidnight(present, now) };
}
