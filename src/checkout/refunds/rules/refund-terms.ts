import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';

/** By the provider, on the way that the money came; or by PIX to the company’s own tax id, by hand. Boletos cannot be turned back. */
export const refundWays = ['provider', 'pix'] as const;
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

export const REASON_LENGTH = 300;

export function takesRefund(method: PaymentMethod): boolean {
  return method !== 'boleto';
}
