import { addMonths, daysBetween } from '#platform/calendar/add-months.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { contractMonth } from './contract-month.ts';

export const COMMITMENT_MONTHS = 12;
export const NOTICE_DAYS = 30;
/** The share of what the remaining months would have cost. */
export const FINE_PERCENT = 20;

export interface Termination {
  /** The first day without the plan. A month that is paid already is used to its end. */
  endsOn: string;
  committedUntil: string;
  /** What remains of the commitment after the notice: whole months, and days of the month in which it ends. */
  months: number;
  days: number;
  daysOfMonth: number;
  /** Reais: `round(0.2 × P × (months + days ÷ daysOfMonth))`. */
  fineCents: number;
}

interface Running {
  startedOn: string;
  /** The first day that no order covers yet. */
  billedUntil: string;
  monthlyCents: number;
}

/** What it means to end a plan with a notice on a date in São Paulo. */
export function planTermination({ startedOn, billedUntil, monthlyCents }: Running, noticeOn: string): Termination {
  const committedUntil = addMonths(startedOn, COMMITMENT_MONTHS);
  const noticeEnds = addDays(noticeOn, NOTICE_DAYS);
  const endsOn = noticeEnds > billedUntil ? noticeEnds : billedUntil;
  if (noticeEnds >= committedUntil) return { endsOn, committedUntil, months: 0, days: 0, daysOfMonth: 1, fineCents: 0 };
  const month = contractMonth(startedOn, noticeEnds);
  const isWhole = month.from === noticeEnds;
  const months = COMMITMENT_MONTHS - monthsUntil(startedOn, isWhole ? month.from : month.until);
  const days = isWhole ? 0 : daysBetween(noticeEnds, month.until);
  // In whole cents: 20 % × P × (months × daysOfMonth + days) ÷ daysOfMonth.
  const fineCents = Math.round((monthlyCents * FINE_PERCENT * (months * month.days + days)) / (100 * month.days));
  return { endsOn, committedUntil, months, days, daysOfMonth: month.days, fineCents };
}

/** The whole months of a contract before a date on which one begins. */
export function monthsUntil(startedOn: string, date: string): number {
  let months = 0;
  while (addMonths(startedOn, months) < date) months += 1;
  return months;
}
