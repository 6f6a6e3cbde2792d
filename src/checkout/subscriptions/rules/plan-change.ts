import type { PlanId } from '#checkout/rules/plan-catalogue.ts';
import type { PlanPrice } from '#checkout/rules/plan-prices.ts';
import { addMonths, daysBetween } from '#platform/calendar/add-months.ts';
import { contractMonth } from './contract-month.ts';
import { COMMITMENT_MONTHS, monthsUntil } from './termination.ts';

/** A change that waits, at the price and under the terms of the day on which it was chosen. */
export interface WaitingChange extends Omit<PlanPrice, 'from' | 'planId'> {
  planId: PlanId;
  termsVersion: string;
  /** The order of a raise, which starts with its payment. Null: it is lower, and starts with the next month. */
  serviceOrderId: string | null;
  /** The day on which an unpaid raise is withdrawn: its days are no longer those that it was priced by. */
  lapsesOn: string | null;
}

interface Running {
  startedOn: string;
  /** The first day that no order covers yet. */
  billedUntil: string;
  monthlyCents: number;
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
