import { findAmountProblem, type PaymentMethod, paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import type { PaymentProvider } from '#checkout/orders/server/provider/payment-provider.ts';
import type { Currency } from '#platform/money/currencies.ts';

/** How an amount can be paid: Pix and boletos are for reais, each within its limits. */
export function possibleMethods(
  provider: PaymentProvider | null,
  { currency, cents }: { currency: Currency; cents: number },
): PaymentMethod[] {
  if (!provider || currency !== 'BRL') return [];
  return paymentMethods.filter((method) => findAmountProblem(method, cents) === null);
}
