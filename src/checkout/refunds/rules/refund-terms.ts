import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { Currency } from '#platform/money/currencies.ts';

/**
 * By the provider, on the way that the money came; by hand, by PIX to the company’s own tax id, or, of other currencies than reais, by a transfer
 * to its bank. Boletos cannot be turned back, nor can what a card no longer takes.
 */
export const refundWays = ['provider', 'pix', 'transfer'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * Asked: the money is set aside. Sent: the provider took it on. Failed: it is free again. Done: it has left; what a bank sends back
 * later is returned, and in the wallet again.
 */
export const refundStates = ['asked', 'sent', 'done', 'failed', 'returned'] as const;
export type RefundState = (typeof refundStates)[number];

export function isEnded(state: RefundState): boolean {
  return state !== 'asked' && state !== 'sent';
}

/** One administrator asks for it, another one pays it. */
export const isByHand = (way: RefundWay) => way !== 'provider';

/** How credits go back by hand. */
export const handWayOf = (currency: Currency): RefundWay => (currency === 'BRL' ? 'pix' : 'transfer');

/** In the ledger: the payment that is turned back, or by hand the company. */
export function causeOfRefund({ orderId, workspaceId }: { orderId: string | null; workspaceId: string }) {
  return orderId === null ? { kind: 'space' as const, id: workspaceId } : { kind: 'order' as const, id: orderId };
}

export const REASON_LENGTH = 300;

export function takesRefund(method: PaymentMethod): boolean {
  return method !== 'boleto';
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Banks send a refund back within a month. */
const WATCHED_DAYS = 30;
const LONGEST_MS = 6 * HOUR_MS;

/**
 * When the provider is asked again about a refund that it made; null: never. Hourly at first, because most of what fails fails early, then
 * ever more rarely.
 */
export function nextRefundLookAt({ endedAt, now }: { endedAt: Date; now: Date }): Date | null {
  const age = now.getTime() - endedAt.getTime();
  const next = new Date(now.getTime() + Math.min(Math.max(age / 4, HOUR_MS), LONGEST_MS));
  return next.getTime() - endedAt.getTime() > WATCHED_DAYS * DAY_MS ? null : next;
}
