import { isPaid, type PaymentState } from './payment-states.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A bank sends money back within days. */
const RETURNS_WITHIN_DAYS = 10;

/** When the provider is asked about a payment next; null: it is not. */
export function nextPaymentLook(state: PaymentState, { now, paidAt }: { now: Date; paidAt: Date | null }): Date | null {
  if (state === 'waiting') return now;
  if (state === 'sending') return new Date(now.getTime() + MINUTE_MS);
  // Marked as paid by hand, nobody asks the provider any more.
  if (state === 'paidByHand' || !isPaid(state) || paidAt === null) return null;
  const next = new Date(now.getTime() + DAY_MS);
  return next.getTime() - paidAt.getTime() > RETURNS_WITHIN_DAYS * DAY_MS ? null : next;
}
