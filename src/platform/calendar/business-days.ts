import { HOME_TIME_ZONE } from './day-in-words.ts';
import { addDays, nationalHolidays } from './national-holidays.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: HOME_TIME_ZONE, dateStyle: 'short' });

/** The date `YYYY-MM-DD` in São Paulo. */
export function dateInSaoPaulo(moment: Date): string {
  return day.format(moment);
}

/** Holidays that an operator adds to the national ones, as dates `YYYY-MM-DD`. */
export type OwnHolidays = ReadonlySet<string>;
const none: OwnHolidays = new Set();

/** Monday to Friday, except holidays. */
export function isBusinessDay(date: string, own = none): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !own.has(date) && !nationalHolidays(Number(date.slice(0, 4))).has(date);
}

/** The last second, in São Paulo, of the day that is the given number of business days after a moment. */
export function businessDaysAfter(moment: Date, count: number, own = none): Date {
  return businessDayFrom(addDays(dateInSaoPaulo(moment), 1), count, own);
}

/** The last second, in São Paulo, of the first, second … business day that is not before a date. */
export function businessDayFrom(first: string, count: number, own = none): Date {
  let date = addDays(first, -1);
  for (let left = count; left > 0;) {
    date = addDays(date, 1);
    if (isBusinessDay(date, own)) left -= 1;
  }
  // Brazil has had no daylight saving time since 2019.
  return new Date(`${date}T23:59:59-03:00`);
}
