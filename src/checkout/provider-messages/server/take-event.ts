import { providerMessagesContract } from '#checkout/provider-messages/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { readFile } from 'node:fs/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { checkoutErrors } from '#checkout/errors.ts';
import { takeDispute } from '#checkout/orders/server/disputes/take-dispute.ts';
import { stripeClient } from '#checkout/orders/server/provider/stripe/stripe-provider.ts';
import { stripeEvents, orders } from '#checkout/orders/server/tables.ts';
import { settleOrder } from '#checkout/orders/server/settle-order.ts';
import { settleRefund } from '#checkout/refunds/server/settle-refund.ts';
import { refunds } from '#checkout/refunds/server/tables.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Context } from '#platform/http/request-context.ts';

export const providerMessagesOperations = implement(providerMessagesContract, {
  'POST /payments/stripe/events': async ({ body, context }) => {
    await takeStripeEvent(context, body);
    return { done: true } as const;
  },
});

/** A message older than that may be somebody’s copy. */
const OLDEST_SECONDS = 300;
/** Whoever began and has not ended by then has died, and the message is handled anew. */
const HANDLED_WITHIN_MS = 60_000;

/** Messages that can mean something for an order or a refund; all others are taken and left alone. */
const heard: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.dispute.created',
  'charge.dispute.closed',
  // By the version of the account it is one of them, or several.
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
]);

/**
 * A message of Stripe: it only says that there is news of a payment or a refund, which is asked about itself. Each is handled once; one that
 * could not be handled is answered with 503, and Stripe sends it again. Throws `checkout.eventUnreadable` for what Stripe did not sign, or
 * signed long ago, `checkout.eventUnderway` for a copy of one that is being handled.
 */
async function takeStripeEvent(context: Context, { path }: Upload): Promise<void> {
  const { settings, database, call, now } = context;
  const { paymentProvider } = settings;
  if (paymentProvider?.name !== 'stripe') throw checkoutErrors.eventUnreadable();
  const event = readEvent(paymentProvider, await readFile(path), call.stripeSignature, now);
  if (!heard.has(event.type) || event.account !== undefined || event.livemode !== isLive(paymentProvider)) return;
  const [isBegun] = await database
    .insert(stripeEvents)
    .values({ id: event.id, type: event.type, createdAt: now })
    .onConflictDoUpdate({
      target: stripeEvents.id,
      set: { createdAt: now },
      setWhere: and(
        isNull(stripeEvents.handledAt),
        lt(stripeEvents.createdAt, new Date(now.getTime() - HANDLED_WITHIN_MS)),
      ),
    })
    .returning();
  const isThis = eq(stripeEvents.id, event.id);
  if (!isBegun) {
    const [known] = await database.select().from(stripeEvents).where(isThis);
    // Whoever handles it may die over it, so nobody else says that it is done.
    if (!known?.handledAt) throw checkoutErrors.eventUnderway();
    return;
  }
  try {
    await askAbout(context, event);
    await database.update(stripeEvents).set({ handledAt: now }).where(isThis);
  } catch (problem) {
    await database.delete(stripeEvents).where(isThis);
    throw problem;
  }
}

async function askAbout(context: Context, { type, data: { object } }: Stripe.Event): Promise<void> {
  if (type.startsWith('charge.dispute.')) return takeDispute(context, (object as Stripe.Dispute).id);
  if (object.object === 'refund') return askAboutRefund(context, object);
  const where = isAbout(object as Stripe.PaymentIntent);
  const [order] = await context.database.select().from(orders).where(where);
  if (!order) return;
  if (order.reference === null && order.state !== 'open')
    await learnPayment(context, order.id, object as Stripe.PaymentIntent);
  await settleOrder(context, order.id);
}

/** An order that ended before it heard of its payment hears of it now, so that what was paid all the same is credited. */
async function learnPayment(
  { database }: Context,
  orderId: string,
  { id: reference }: Stripe.PaymentIntent,
): Promise<void> {
  await database
    .update(orders)
    .set({ reference, instructions: { pixCode: null, boletoBarcode: null } })
    .where(and(eq(orders.id, orderId), isNull(orders.reference)));
}

/** The refund may not have heard of its own id at Stripe yet; what somebody made in Stripe’s dashboard is no refund of ours. */
async function askAboutRefund(context: Context, { id, metadata }: Stripe.Refund): Promise<void> {
  const isUnheard = and(isNull(refunds.reference), sql`${refunds.id}::text = ${metadata?.refund_id ?? ''}`);
  const [refund] = await context.database
    .select({ id: refunds.id })
    .from(refunds)
    .where(or(eq(refunds.reference, id), isUnheard));
  if (refund) await settleRefund(context, refund.id);
}

/** The order may not have heard of its payment’s id yet. */
const isAbout = ({ id, metadata }: Stripe.PaymentIntent) =>
  and(
    eq(orders.provider, 'stripe'),
    or(eq(orders.reference, id), and(isNull(orders.reference), sql`${orders.id}::text = ${metadata?.order_id ?? ''}`)),
  );

interface Keys {
  secretKey: string;
  apiUrl: string;
  webhookSecret: string;
}

function readEvent(keys: Keys, raw: Buffer, signature: string | null, now: Date): Stripe.Event {
  try {
    const { webhooks } = stripeClient(keys);
    return webhooks.constructEvent(raw, signature ?? '', keys.webhookSecret, OLDEST_SECONDS, undefined, now.getTime());
  } catch {
    throw checkoutErrors.eventUnreadable();
  }
}

const isLive = ({ secretKey }: Pick<Keys, 'secretKey'>) => /^[rs]k_live_/.test(secretKey);
