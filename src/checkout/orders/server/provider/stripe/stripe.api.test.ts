import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { settleOrdersJob } from '#checkout/orders/server/settle-job.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { orders, stripeEvents } from '#checkout/orders/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';

const { stripe, product, send, endTest, stop } = await startStripeProduct();
afterAll(stop);
afterEach(endTest);

const taken = [200, undefined];

test('CHK-02 CHK-04 a Pix of Stripe: its own code and expiry, paid once its message came', async () => {
  const { order, read, balance, stateOf, postings } = await startOrderWorld(product);
  const orderId = await order('pix');
  const intent = stripe.intentOf(orderId);
  const open = await read(orderId);
  expect(open).toMatchObject({ state: 'open', isSandbox: false, pix: { code: `pix-of-${intent.id}-25000` } });
  expect(intent).toMatchObject({ amount: 250_00, currency: 'brl', metadata: { order_id: orderId } });
  expect(Math.abs(Date.parse(open.expiresAt) - clock.now().getTime() - 30 * 60_000)).toBeLessThan(60_000);
  stripe.succeed(intent.id);
  expect(await send(stripe.message(intent, 'payment_intent.succeeded'))).toEqual(taken);
  expect([await stateOf(orderId), await balance(), await postings(orderId)]).toEqual(['paid', 250_00, 1]);
  expect(await findDifferences({ ...product, settings: product.config, now: clock.now() })).toEqual([]);
});

test('CHK-02 a boleto of Stripe names the company and shows the line that Stripe gave', async () => {
  const { order, read, act } = await startOrderWorld(product);
  const orderId = await order('boleto');
  const { boleto } = await read(orderId);
  const action = stripe.intentOf(orderId).next_action as {
    boleto_display_details: { number: string; expires_at: number };
  };
  expect(boleto!.line).toBe(action.boleto_display_details.number);
  // The day on which Stripe ends it, not the one that was asked for.
  expect(Date.parse((await read(orderId)).expiresAt)).toBe(action.boleto_display_details.expires_at * 1000);
  // Nobody can simulate anything where money is real.
  expect((await act(orderId, 'pay')).status).toBe(404);
});

test('CHK-02 a card is taken by the form of Stripe: the product only passes on the secret of the payment', async () => {
  const { call, read, balance } = await startOrderWorld(product);
  const body = { method: 'card', cents: 80_00, currency: 'USD' } as const;
  const { orderId } = (await call('POST /orders', { body })).body;
  const intent = stripe.intentOf(orderId);
  expect(await read(orderId)).toMatchObject({ currency: 'USD', card: { secret: intent.client_secret }, pix: null });
  // Declined, then paid with another card.
  stripe.change(intent.id, { last_payment_error: { type: 'card_error', code: 'card_declined' } });
  // What POST /payments/stripe/events brings is recorded only where it changes something.
  const [failed, recorded] = await namesRecorded(product.database, () =>
    send(stripe.message(intent, 'payment_intent.payment_failed')),
  );
  expect([failed, recorded]).toEqual([taken, []]);
  expect((await read(orderId)).state).toBe('open');
  stripe.succeed(intent.id);
  expect((await call('POST /orders/{orderId}/look', { params: { orderId } })).body.state).toBe('paid');
  expect(await balance()).toBe(0);
  expect((await call.raw('POST /orders', { body: { ...body, method: 'pix' } })).status).toBe(409);
});

test('CHK-04 a thousand copies of one message at once, and messages out of order, credit once', async () => {
  const { order, balance, postings, subjects, stateOf } = await startOrderWorld(product);
  const orderId = await order('boleto');
  const intent = stripe.intentOf(orderId);
  stripe.succeed(intent.id);
  const message = stripe.message(intent, 'payment_intent.succeeded');
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => send(message)));
  // While one is being handled, others are sent again later; then each is taken for what it is.
  expect([...new Set(answers.map(([status]) => status))].filter((status) => status !== 503)).toEqual([200]);
  expect(await send(message)).toEqual(taken);
  // What Stripe said before comes after, and says what was true then.
  expect(await send(stripe.message({ ...intent, status: 'processing' }, 'payment_intent.processing'))).toEqual(taken);
  expect([await stateOf(orderId), await balance(), await postings(orderId)]).toEqual(['paid', 250_00, 1]);
  expect(await subjects()).toHaveLength(1);
  const { id } = JSON.parse(message.payload) as { id: string };
  expect(await product.database.$count(stripeEvents, eq(stripeEvents.id, id))).toBe(1);
});

test('CHK-04 what Stripe did not sign, signed long ago, or meant for somebody else changes nothing', async () => {
  const { order, stateOf } = await startOrderWorld(product);
  const orderId = await order('pix');
  const intent = stripe.intentOf(orderId);
  stripe.succeed(intent.id);
  const type = 'payment_intent.succeeded';
  const now = Math.floor(clock.now().getTime() / 1000);
  const refused = [400, 'checkout.eventUnreadable'];
  expect(await send(stripe.message(intent, type, { secret: 'whsec_of_somebody' }))).toEqual(refused);
  expect(await send(stripe.message(intent, type, { signedAt: now - 301 }))).toEqual(refused);
  const { payload, signature } = stripe.message(intent, type);
  expect(await send({ payload: payload.replace('evt', 'evx'), signature })).toEqual(refused);
  expect(await send({ payload, signature: '' })).toEqual(refused);
  for (const event of [{ account: 'acct_other' }, { livemode: true }, { type: 'customer.created' }])
    expect(await send(stripe.message(intent, type, { event }))).toEqual(taken);
  expect(await send(stripe.message({ ...intent, id: 'pi_unknown', metadata: {} }, type))).toEqual(taken);
  expect(await stateOf(orderId)).toBe('open');
});

test('CHK-04 while Stripe is away a message is not lost: it is refused, sent again, and handled then', async () => {
  const { order, stateOf } = await startOrderWorld(product);
  const orderId = await order('pix');
  const intent = stripe.intentOf(orderId);
  stripe.succeed(intent.id);
  stripe.state.odd = () => ({ status: 500 });
  const message = stripe.message(intent, 'payment_intent.succeeded');
  expect(await send(message)).toEqual([503, 'platform.unavailable']);
  expect(await stateOf(orderId)).toBe('open');
  stripe.state.odd = () => null;
  expect(await send(message)).toEqual(taken);
  expect(await stateOf(orderId)).toBe('paid');
});

test('CHK-04 an answer that was lost makes no second payment, within a day by its key and after it by the id of the order', async () => {
  const { order, read } = await startOrderWorld(product);
  const mine = (orderId: string) => [...stripe.intents.values()].filter((one) => one.metadata.order_id === orderId);
  stripe.state.odd = ({ operationId }) => (operationId === 'PostPaymentIntents' ? { status: 500, after: true } : null);
  const orderId = await order('boleto');
  expect([(await read(orderId)).boleto, mine(orderId).length]).toEqual([null, 1]);
  stripe.state.odd = () => null;
  product.clock.advance({ minutes: 3 });
  const before = stripe.state.calls.length;
  await product.runJob(settleOrdersJob);
  expect(stripe.state.calls.slice(before)).not.toContain('PostPaymentIntents');
  const [found] = await product.database.select().from(orders).where(eq(orders.id, orderId));
  expect([found!.reference, mine(orderId).length]).toEqual([mine(orderId)[0]!.id, 1]);
});

test('CHK-04 what Stripe refuses fails at once, and is not asked for again', async () => {
  const { order, read, subjects } = await startOrderWorld(product);
  stripe.state.odd = () => ({ status: 400 });
  const orderId = await order('boleto');
  expect((await read(orderId)).state).toBe('failed');
  expect(await subjects()).toHaveLength(1);
});

test('CHK-04 a code of Stripe that runs out is no failure; a card payment is closed with its order', async () => {
  const { order, call, stateOf, subjects } = await startOrderWorld(product);
  const pix = await order('pix');
  const { orderId: card } = (await call('POST /orders', { body: { method: 'card', cents: 80_00 } })).body;
  const ranOut = { type: 'card_error', code: 'payment_intent_payment_attempt_expired' } as const;
  stripe.change(stripe.intentOf(pix).id, { status: 'requires_payment_method', last_payment_error: ranOut });
  product.clock.advance({ hours: 25 });
  await product.runJob(settleOrdersJob);
  expect([await stateOf(pix), await stateOf(card)]).toEqual(['expired', 'expired']);
  expect(stripe.intentOf(card).status).toBe('canceled');
  expect(await subjects()).toEqual([]);
});

test('CHK-04 a boleto that was paid on its last day is credited, though Stripe hears of it on the next business day', async () => {
  const { order, read, stateOf, balance, subjects } = await startOrderWorld(product);
  const [paid, unpaid] = [await order('boleto'), await order('boleto')];
  const days = (Date.parse((await read(paid)).expiresAt) - clock.now().getTime()) / 86_400_000;
  product.clock.advance({ days });
  await product.runJob(settleOrdersJob);
  expect([await stateOf(paid), stripe.intentOf(paid).status, await subjects()]).toEqual([
    'open',
    'requires_action',
    [],
  ]);
  stripe.succeed(stripe.intentOf(paid).id);
  product.clock.advance({ days: 7 });
  await product.runJob(settleOrdersJob);
  expect([await stateOf(paid), await stateOf(unpaid), await balance()]).toEqual(['paid', 'expired', 250_00]);
  expect(stripe.intentOf(unpaid).status).toBe('requires_action');
});

test('CHK-04 a boleto that somebody had paid at a bank is credited although its order was canceled', async () => {
  const { order, call, stateOf, balance } = await startOrderWorld(product);
  const orderId = await order('boleto');
  await call('POST /orders/{orderId}/cancel', { params: { orderId } });
  const intent = stripe.intentOf(orderId);
  expect(intent.status).toBe('requires_action');
  stripe.succeed(intent.id);
  expect(await send(stripe.message(intent, 'payment_intent.succeeded'))).toEqual(taken);
  expect([await stateOf(orderId), await balance()]).toEqual(['paid', 250_00]);
});

test('CHK-04 an order that ended before it heard of its payment is credited when the payment is made all the same', async () => {
  const { order, call, stateOf, balance } = await startOrderWorld(product);
  stripe.state.odd = ({ operationId }) => (operationId === 'PostPaymentIntents' ? { status: 500, after: true } : null);
  const orderId = await order('boleto');
  stripe.state.odd = () => null;
  await call('POST /orders/{orderId}/cancel', { params: { orderId } });
  const intent = stripe.intentOf(orderId);
  stripe.succeed(intent.id);
  expect(await send(stripe.message(intent, 'payment_intent.succeeded'))).toEqual(taken);
  expect([await stateOf(orderId), await balance()]).toEqual(['paid', 250_00]);
});

test('CHK-04 orders that nobody can be asked about keep no other order waiting', async () => {
  const { order, stateOf, workspaceId, id: createdBy } = await startOrderWorld(product);
  const orderId = await order('pix');
  stripe.succeed(stripe.intentOf(orderId).id);
  const longAgo = new Date(clock.now().getTime() - 86_400_000);
  const old = { workspaceId, createdBy, kind: 'topUp', method: 'pix', currency: 'BRL', cents: 100_00 } as const;
  const row = (provider: 'sandbox' | 'stripe') => ({
    ...{ ...old, id: newId(), provider, reference: `gone_${newId()}`, createdAt: longAgo, expiresAt: longAgo },
    ...{ instructions: { pixCode: null, boletoBarcode: null }, lookAt: longAgo },
  });
  const rows = Array.from({ length: 400 }, (_, index) => row(index < 200 ? 'sandbox' : 'stripe'));
  await product.database.insert(orders).values(rows);
  product.clock.advance({ minutes: 2 });
  await product.runJob(settleOrdersJob);
  await product.runJob(settleOrdersJob);
  expect(await stateOf(orderId)).toBe('paid');
  const ids = rows.map(({ id }) => id);
  await product.database.delete(orders).where(inArray(orders.id, ids));
});
