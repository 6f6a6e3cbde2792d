import { LEAST_PAYABLE_CENTS } from '#checkout/rules/service-order-terms.ts';
import type { Currency } from '#platform/money/currencies.ts';

export const paymentMethods = ['pix', 'boleto', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What is bought. `service`: what a service order asks for. */
export const orderKinds = ['topUp', 'service'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Both ends in cents. A boleto takes at most R$ 49,999.99. */
const amountLimits: Record<PaymentMethod, { least: number; most: number }> = {
  pix: { least: LEAST_PAYABLE_CENTS, most: 100_000_00 },
  boleto: { least: LEAST_PAYABLE_CENTS, most: 49_999_99 },
  card: { least: LEAST_PAYABLE_CENTS, most: 100_000_00 },
};

/** A service order is paid from the wallet as well. */
export const servicePaymentMethods = [...paymentMethods, 'credits'] as const;
export type ServicePaymentMethod = (typeof servicePaymentMethods)[number];

type AmountProblem = 'amountTooSmall' | 'amountTooLarge';

export function findAmountProblem(method: PaymentMethod, cents: number): AmountProblem | null {
  const { least, most } = amountLimits[method];
  if (cents < least) return 'amountTooSmall';
  return cents > most ? 'amountTooLarge' : null;
}

/** Whoever has so many unpaid orders ends one before the next. */
export const OPEN_AT_ONCE = 10;

/** Pix and boletos are Brazilian. */
export function takesCurrency(method: PaymentMethod, currency: Currency): boolean {
  return method === 'card' || currency === 'BRL';
}

export type ReportedRefund = 'pending' | 'done' | 'failed';

export const PIX_MINUTES = 30;
export const CARD_HOURS = 24;
export const BOLETO_BUSINESS_DAYS = 3;
/** From the payment of a boleto until the provider has the money. */
export const SETTLING_BUSINESS_DAYS = 2;
