import { Stripe } from 'stripe';
import { checkoutErrors } from '#checkout/errors.ts';
import { paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import type {
  ListedDispute,
  ListedPayment,
  ListedRefund,
  MadeRefund,
  PaymentInstructions,
  PaymentProvider,
  RefundRequest,
} from '#checkout/orders/server/provider/payment-provider.ts';
import { barcodeOfLine } from '#platform/brazil/boleto.ts';
import type { StripeSettings } from '#platform/config.ts';
import { reportOfRefund, reportOfStripe, stateOfDispute, toPaymentIntent } from './stripe-words.ts';

/** Stripe’s idempotency keys lapse after a day; long before, an order that may have a payment is looked up by its id. */
const LOOK_UP_AFTER_MS = 60_000;
const AT_ONCE = 100;

/** Stripe as the provider. Its word is always asked for, never taken from a message. */
export function createStripeProvider(settings: StripeSettings, now: Date): PaymentProvider {
  const client = stripeClient(settings);
  return {
    name: 'stripe',
    isSandbox: false,
    methods: paymentMethods,
    begin: async (request) => {
      const { orderId, orderedAt } = request;
      const known = now.getTime() - orderedAt.getTime() > LOOK_UP_AFTER_MS ? await findIntent(client, orderId) : null;
      return presentIntent(known ?? (await createIntent(client, orderId, toPaymentIntent(request, now))));
    },
    read: async (reference) => {
      const intent = await client.paymentIntents.retrieve(reference);
      const { status, payment_method_types: types, last_payment_error: problem, currency } = intent;
      return {
        reported: reportOfStripe({ status, method: types[0], errorCode: problem?.code ?? null }),
        cents: status === 'succeeded' ? intent.amount_received : intent.amount,
        currency: currency.toUpperCase(),
      };
    },
    listArrived: async ({ since, until }) => {
      const arrived: ListedPayment[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000), lte: Math.floor(until.getTime() / 1000) };
      const listed = client.balanceTransactions.list({ created, limit: AT_ONCE, expand: ['data.source'] });
      for await (const { type, source } of listed) {
        if ((type !== 'charge' && type !== 'payment') || source === null || typeof source === 'string') continue;
        const { payment_intent: intent, amount_captured: cents, currency, metadata } = source as Stripe.Charge;
        const reference = idOf(intent);
        if (reference === null) continue;
        arrived.push({ reference, orderId: metadata.order_id ?? null, cents, currency: currency.toUpperCase() });
      }
      return arrived;
    },
    refund: async (request) => {
      const { refundId, reference, cents } = request;
      const known = await findRefund(client, request);
      if (known) return presentRefund(known);
      const params = { payment_intent: reference, amount: cents, metadata: { refund_id: refundId } };
      try {
        return presentRefund(await client.refunds.create(params, { idempotencyKey: `refund:${refundId}` }));
      } catch (problem) {
        if (isRefusal(problem)) return { reference: null, reported: 'failed' };
        throw problem;
      }
    },
    readRefund: async (reference) => presentRefund(await client.refunds.retrieve(reference)),
    listRefunds: async ({ since, until }) => {
      const made: ListedRefund[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000), lte: Math.floor(until.getTime() / 1000) };
      for await (const refund of client.refunds.list({ created, limit: AT_ONCE }))
        made.push({
          ...presentRefund(refund),
          payment: idOf(refund.payment_intent),
          refundId: refund.metadata?.refund_id ?? null,
        });
      return made;
    },
    readDispute: async (disputeId) => presentDispute(await client.disputes.retrieve(disputeId)),
    listDisputes: async (since) => {
      const listed: ListedDispute[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const dispute of client.disputes.list({ created, limit: AT_ONCE })) {
        const openedAt = new Date(dispute.created * 1000);
        const presented = presentDispute(dispute);
        if (presented) listed.push({ ...presented, id: dispute.id, openedAt });
      }
      return listed;
    },
    cancel: async (reference) => {
      // That a boleto was paid at a bank is known only on the next business day, and only if its payment was left open; it runs out by itself.
      const { payment_method_types: types } = await client.paymentIntents.retrieve(reference);
      if (types[0] === 'boleto') return;
      try {
        await client.paymentIntents.cancel(reference);
      } catch (problem) {
        // It was paid, or has ended: then there is nothing to cancel.
        if (!isRefusal(problem)) throw problem;
      }
    },
  };
}

async function findIntent(client: Stripe, orderId: string): Promise<Stripe.PaymentIntent | null> {
  const { data } = await client.paymentIntents.search({ query: `metadata['order_id']:'${orderId}'`, limit: 1 });
  return data[0] ?? null;
}

async function createIntent(
  client: Stripe,
  orderId: string,
  params: Stripe.PaymentIntentCreateParams,
): Promise<Stripe.PaymentIntent> {
  try {
    return await client.paymentIntents.create(params, { idempotencyKey: `order:${orderId}` });
  } catch (problem) {
    if (isRefusal(problem)) throw checkoutErrors.paymentRefused();
    throw problem;
  }
}

/** Stripe names what belongs to an answer by its id, or whole. */
function idOf(of: string | { id: string } | null): string | null {
  return typeof of === 'string' ? of : (of?.id ?? null);
}

function presentRefund({ id, amount, currency, status }: Stripe.Refund): MadeRefund {
  return { reference: id, cents: amount, currency: currency.toUpperCase(), reported: reportOfRefund(status) };
}

/** Null: nothing was taken back. */
function presentDispute({ payment_intent: intent, amount: cents, currency, status }: Stripe.Dispute) {
  const state = stateOfDispute(status);
  const reference = idOf(intent);
  return state === null || reference === null ? null : { reference, cents, currency: currency.toUpperCase(), state };
}

function presentIntent({
  id,
  next_action: next,
  client_secret: secret,
  payment_method_types: types,
}: Stripe.PaymentIntent) {
  const line = next?.boleto_display_details?.number;
  const endsAt = next?.pix_display_qr_code?.expires_at ?? next?.boleto_display_details?.expires_at;
  const instructions: PaymentInstructions = {
    pixCode: next?.pix_display_qr_code?.data ?? null,
    boletoBarcode: line ? barcodeOfLine(line) : null,
    cardSecret: types[0] === 'card' ? secret : null,
  };
  return { reference: id, instructions, ...(endsAt && { expiresAt: new Date(endsAt * 1000) }) };
}

/** Made before by us, or of the same amount by somebody in Stripe’s dashboard: then the money has left already. */
async function findRefund(
  client: Stripe,
  { refundId, reference, cents, knownReferences }: RefundRequest,
): Promise<Stripe.Refund | undefined> {
  const { data } = await client.refunds.list({ payment_intent: reference, limit: AT_ONCE });
  const isForeign = ({ id, metadata, amount, status }: Stripe.Refund) =>
    !metadata?.refund_id && amount === cents && reportOfRefund(status) !== 'failed' && !knownReferences.includes(id);
  return data.find(({ metadata }) => metadata?.refund_id === refundId) ?? data.find(isForeign);
}

/** What Stripe will answer the next time too. */
function isRefusal(problem: unknown): boolean {
  return problem instanceof Stripe.errors.StripeInvalidRequestError || problem instanceof Stripe.errors.StripeCardError;
}

/** The version that the product was written for; answers keep its form whatever the account’s own version is. */
const API_VERSION = '2022-11-15';
/** With the retry, within the ten seconds that the product waits for anybody outside. */
const TIMEOUT_MS = 4_000;

const clients = new Map<string, Stripe>();

/** One client for each account, so that connections are kept. */
export function stripeClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const key = `${apiUrl} ${secretKey}`;
  const known = clients.get(key);
  if (known) return known;
  const { protocol, hostname, port } = new URL(apiUrl);
  const client = new Stripe(secretKey, {
    // The types are those of the newest version.
    apiVersion: API_VERSION as never,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  clients.set(key, client);
  return client;
}
