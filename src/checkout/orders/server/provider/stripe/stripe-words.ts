import type Stripe from 'stripe';
import { checkoutErrors } from '#checkout/errors.ts';
import type { PaymentMethod, ReportedRefund } from '#checkout/orders/rules/order-terms.ts';
import type { Payer, PaymentRequest } from '#checkout/orders/server/provider/payment-provider.ts';
import type { DisputeState } from '#checkout/orders/rules/provider-reports.ts';
import type { ReportedState } from '#checkout/orders/rules/order-states.ts';

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

interface StripePayment {
  status: string;
  /** `pix`, `boleto` or `card`. */
  method: string | undefined;
  /** The error of the last try; null: none failed. */
  errorCode: string | null;
}

/** Codes of Stripe for a code or a boleto that nobody paid in time, which is no failure. */
const ranOut = new Set(['payment_intent_payment_attempt_expired', 'payment_method_expired', 'expired_payment_method']);

/**
 * What Stripe’s state of a payment means for its order. A card that was declined can be tried again, so the order goes on waiting;
 * a Pix code or a boleto is used once.
 */
export function reportOfStripe({ status, method, errorCode }: StripePayment): ReportedState {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  if (status === 'canceled') return 'ended';
  if (status !== 'requires_payment_method' || method === 'card' || errorCode === null) return 'waiting';
  return ranOut.has(errorCode) ? 'ended' : 'failed';
}

export function reportOfRefund(status: string | null): ReportedRefund {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Under which the money is back at the bank. */
const openDisputes = new Set(['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review']);

/**
 * An inquiry (`warning_…`) or a dispute that was prevented takes nothing back. Nor does a state that we do not know: were money taken under it, the
 * nightly proof finds the difference, while a debt of the company that the bank never asked for would be booked at once.
 */
export function stateOfDispute(status: string): DisputeState | null {
  if (status === 'won' || status === 'lost') return status;
  // The money went back as a refund instead.
  if (status === 'charge_refunded') return 'won';
  return openDisputes.has(status) ? 'open' : null;
}
