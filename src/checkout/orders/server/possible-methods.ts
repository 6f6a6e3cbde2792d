import { findAmountProblem, type PaymentMethod, takesCurrency } from '#checkout/orders/rules/order-terms.ts';
import type { PaymentProvider } from '#checkout/orders/server/provider/payment-provider.ts';
import type { Currency } from '#platform/money/currencies.ts';

/** How an amount can be paid: what the provider offers for the currency, each method within its limits. */
export function possibleMethods(
  provider: PaymentProvider | null,
  { currency, cents }: { currency: Currency; cents: number },
): PaymentMethod[] {
  const methods = provider?.methods ?? [];
  return methods.filter((method) => takesCurrency(method, currency) && findAmountProblem(method, cents) === null);
}
