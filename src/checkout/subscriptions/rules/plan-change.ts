import type { PlanId, PlanPrice } from '#checkout/rules/plan-catalogue.ts';
import { addMonths, daysBetween } from '#platform/calendar/add-months.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { contractMonth } from './plan-bill.ts';

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
function monthsUntil(startedOn: string, date: string): number {
  let months = 0;
  while (addMonths(startedOn, months) < date) months += 1;
  return months;
}

/** A change that waits, at the price and under the terms of the day on which it was chosen. */
export interface WaitingChange extends Omit<PlanPrice, 'from' | 'planId'> {
  planId: PlanId;
  termsVersion: string;
  /** The order of a raise, which starts with its payment. Null: it is lower, and starts with the next month. */
  serviceOrderId: string | null;
  /** The day on which an unpaid raise is withdrawn: its days are no longer those that it was priced by. */
  lapsesOn: string | null;
}

export interface PlanChange {
  isRaise: boolean;
  /** The first day of the other plan: today, once it is paid, or the first day of the next month. */
  startsOn: string;
  /** Reais. The difference for the days that are left of the month; nothing for a lower plan. */
  nowCents: number;
  days: number;
  daysOfMonth: number;
  /** The month from which the new price is billed. */
  billedFrom: string;
  committedUntil: string;
  /** The months of the commitment that are billed at the new price, and what they cost with what is paid now. */
  months: number;
  wholeCents: number;
}

/** What it means to change to a plan of another price on a date in São Paulo. The commitment stays as it is. */
export function planChange(
  { startedOn, billedUntil, monthlyCents }: Running,
  newCents: number,
  today: string,
): PlanChange {
  const month = contractMonth(startedOn, today);
  const isRaise = newCents > monthlyCents;
  // A month that was billed by the day is billed on at the new price.
  const paidUntil = billedUntil > today && billedUntil < month.until ? billedUntil : month.until;
  const days = isRaise ? daysBetween(today, paidUntil) : 0;
  const nowCents = isRaise ? Math.round(((newCents - monthlyCents) * days) / month.days) : 0;
  const months = Math.max(0, COMMITMENT_MONTHS - monthsUntil(startedOn, month.until));
  return {
    ...{ isRaise, startsOn: isRaise ? today : month.until, nowCents, days, daysOfMonth: month.days },
    ...{ billedFrom: isRaise ? paidUntil : month.until, committedUntil: addMonths(startedOn, COMMITMENT_MONTHS) },
    ...{ months, wholeCents: nowCents + months * newCents },
  };
}
