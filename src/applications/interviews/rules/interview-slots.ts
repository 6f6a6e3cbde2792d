import { dateIn, isTimeZone } from '#platform/calendar/time-zones.ts';

/** Minutes of an interview. */
export const SLOT_MINUTES = 60;
/** Different dates in one offer. */
export const MINIMUM_DATES = 2;
export const MAXIMUM_DATES = 3;
export const MAXIMUM_TIMES_PER_DATE = 8;
/** Hours between the offer and its first time, so that the candidate can answer. */
export const NOTICE_HOURS = 2;
export const FURTHEST_DAYS = 90;
const MINUTE_MS = 60_000;

export type OfferRefusal =
  | 'timeZoneUnknown'
  | 'tooFewDates'
  | 'tooManyDates'
  | 'tooManyTimes'
  | 'timesOverlap'
  | 'timePast'
  | 'timeTooSoon'
  | 'timeTooFar';

/** Whether these times (UTC) can be offered together; dates are counted in the zone in which they were chosen. */
export function refuseOffer(startsAt: readonly Date[], timeZone: string, now: Date): OfferRefusal | null {
  if (!isTimeZone(timeZone)) return 'timeZoneUnknown';
  const times = startsAt.map((start) => start.getTime()).toSorted((one, other) => one - other);
  const byDate = Map.groupBy(times, (time) => dateIn(timeZone, new Date(time)));
  if (byDate.size < MINIMUM_DATES) return 'tooFewDates';
  if (byDate.size > MAXIMUM_DATES) return 'tooManyDates';
  if ([...byDate.values()].some(({ length }) => length > MAXIMUM_TIMES_PER_DATE)) return 'tooManyTimes';
  if (times.some((time, index) => index > 0 && time - times[index - 1]! < SLOT_MINUTES * MINUTE_MS))
    return 'timesOverlap';
  if (times[0]! <= now.getTime()) return 'timePast';
  if (times[0]! < now.getTime() + NOTICE_HOURS * 60 * MINUTE_MS) return 'timeTooSoon';
  return times.at(-1)! > now.getTime() + FURTHEST_DAYS * 24 * 60 * MINUTE_MS ? 'timeTooFar' : null;
}

export function endOfSlot(startsAt: Date): Date {
  return new Date(startsAt.getTime() + SLOT_MINUTES * MINUTE_MS);
}
