import { isBusinessDay, type OwnHolidays } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';

const MINUTES_PER_HOUR = 60;

/** A balance below this is told to whom it is about. */
export const MISSING_MINUTES = -8 * MINUTES_PER_HOUR;

export interface AgreedWork {
  /** Null: nothing was agreed. */
  monthlyHours: number | null;
  /** First and last date of the work (`YYYY-MM-DD`); null: it still runs. */
  startsOn: string;
  endsOn: string | null;
}

/** The first and the last date of a month `YYYY-MM`. */
export function datesOfMonth(month: string): { first: string; last: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/**
 * Minutes that were to be worked in a month so far: agreed monthly hours × business days gone by ÷ business days of the month,
 * to the nearest minute. Days gone by are those before today on which the work already ran and had not ended.
 */
export function dueMinutes(
  month: string,
  { monthlyHours, startsOn, endsOn }: AgreedWork,
  today: string,
  own?: OwnHolidays,
): number | null {
  if (monthlyHours === null) return null;
  const { first, last } = datesOfMonth(month);
  let [all, gone] = [0, 0];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (!isBusinessDay(date, own)) continue;
    all += 1;
    if (date < today && date >= startsOn && (endsOn === null || date <= endsOn)) gone += 1;
  }
  // Own holidays may take up a whole month.
  return all === 0 ? 0 : Math.round((monthlyHours * MINUTES_PER_HOUR * gone) / all);
}
