import type { ServiceOrderItem, ServiceOrderType } from '#checkout/rules/service-order-terms.ts';
import { isRaise, readStart } from '#checkout/subscriptions/rules/subscription-states.ts';
import { daysBetween } from '#platform/calendar/add-months.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';

/** What a plan gives is suspended while something of it is overdue by more than these days. */
export const SUSPENDED_AFTER_DAYS = 20;
/** A plan ends once something of it is overdue by more than these days. */
export const ENDED_AFTER_DAYS = 60;

export type Arrears = 'none' | 'overdue' | 'suspended' | 'ended';

/** What follows for a plan from the oldest due day among what it has not paid; null: all is paid. */
export function arrearsOf(oldestDueOn: string | null, today: string): Arrears {
  if (oldestDueOn === null || oldestDueOn >= today) return 'none';
  if (oldestDueOn < lateSince(ENDED_AFTER_DAYS, today)) return 'ended';
  return oldestDueOn < lateSince(SUSPENDED_AFTER_DAYS, today) ? 'suspended' : 'overdue';
}

/** Whether a plan gives nothing meanwhile. */
export function isSuspending(arrears: Arrears): boolean {
  return arrears === 'suspended' || arrears === 'ended';
}

/** What was due before this day is overdue by more than so many days. */
export function lateSince(days: number, today: string): string {
  return addDays(today, -days);
}

/** Days after the due day on which a company is reminded of what it has not paid; negative ones are before it. */
export const reminderDays = [-3, 0, 3, 7, 14] as const;

/** The reminder whose day has come and that was not sent; null: none. Of several that were missed only the last one is sent. */
export function dueReminder(
  { dueOn, remindedFor }: { dueOn: string; remindedFor: number | null },
  today: string,
): number | null {
  const late = daysBetween(dueOn, today);
  const reached = reminderDays.findLast((day) => day <= late) ?? null;
  return reached !== null && (remindedFor === null || reached > remindedFor) ? reached : null;
}

/** What an overdue order costs besides: once, and by simple interest for each day. */
export const LATE_FEE_PERCENT = 2;
export const INTEREST_PERCENT_A_MONTH = 1;
const DAYS_OF_MONTH = 30;

interface Owed {
  type: ServiceOrderType;
  currency: string;
  cause: string | null;
  cents: number;
  dueOn: string;
}

/** Plans, services and fines alike, in reais. Credits that are asked for and offers of plans are not owed. */
export function isChargeable({ type, currency, cause }: Pick<Owed, 'type' | 'currency' | 'cause'>): boolean {
  return currency === 'BRL' && type !== 'credits' && readStart(cause) === null && !isRaise(cause);
}

/** What an order costs besides when it is paid on a date in São Paulo. */
export function lateCents(order: Owed, today: string): number {
  const days = daysBetween(order.dueOn, today);
  if (days <= 0 || !isChargeable(order)) return 0;
  const interest = Math.round((order.cents * INTEREST_PERCENT_A_MONTH * days) / (100 * DAYS_OF_MONTH));
  return lateFee(order.cents) + interest;
}

/** The lines of what is paid besides an order of so many cents. */
export function lateItems(cents: number, chargedCents: number): ServiceOrderItem[] {
  const fee = Math.min(lateFee(cents), chargedCents);
  const items = [
    { kind: 'lateFee' as const, cents: fee },
    { kind: 'interest' as const, cents: chargedCents - fee },
  ];
  return items.filter((item) => item.cents > 0);
}

function lateFee(cents: number): number {
  return Math.round((cents * LATE_FEE_PERCENT) / 100);
}
