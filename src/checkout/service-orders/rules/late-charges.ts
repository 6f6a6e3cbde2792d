import type { ServiceOrderItem } from '#checkout/rules/service-order-item.ts';
import { isRaise, readStart } from '#checkout/subscriptions/rules/plan-cause.ts';
import { daysBetween } from '#platform/calendar/add-months.ts';
import type { ServiceOrderType } from './service-order-terms.ts';

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
