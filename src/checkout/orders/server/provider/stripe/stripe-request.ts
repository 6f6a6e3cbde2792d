import type Stripe from 'stripe';
import { checkoutErrors } from '#checkout/errors.ts';
import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { Payer, PaymentRequest } from '#checkout/orders/server/provider/payment-provider.ts';

const DAY_MS = 86_400_000;

/** We call version 2022-11-15; the types of the library are those of a later one. */
type IntentParams = Stripe.PaymentIntentCreateParams & { payment_method_types: PaymentMethod[] };

/** The payment of an order as Stripe takes it. Pix and boletos are confirmed at once, which makes their codes; cards in the browser. */
export function toPaymentIntent(request: PaymentRequest, now: Date): IntentParams {
  const { orderId, method, currency, cents, expiresAt } = request;
  const common: IntentParams = {
    amount: cents,
    currency: currency.toLowerCase(),
    payment_method_types: [method],
    metadata: { order_id: orderId },
  };
  if (method === 'card') return common;
  if (method === 'pix')
    return {
      ...common,
      confirm: true,
      payment_method_data: { type: 'pix' },
      payment_method_options: { pix: { expires_at: Math.floor(expiresAt.getTime() / 1000) } },
    };
  if (!request.payer) throw checkoutErrors.companyMissing();
  return {
    ...common,
    confirm: true,
    payment_method_data: toBoletoPayer(request.payer),
    payment_method_options: {
      boleto: { expires_after_days: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS)) },
    },
  };
}

function toBoletoPayer({ name, email, taxId, address }: Payer): Stripe.PaymentIntentCreateParams.PaymentMethodData {
  const { line, city, state, postalCode } = address;
  return {
    type: 'boleto',
    boleto: { tax_id: taxId },
    billing_details: { name, email, address: { line1: line, city, state, postal_code: postalCode, country: 'BR' } },
  };
}
