import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { shownDifferences } from '#application/testing/money/differences.ts';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { shareTestProduct } from '#application/testing/test-product.ts';
import { sandboxPayments } from '#checkout/orders/server/tables.ts';
import { settleOrdersJob } from '#checkout/orders/server/settle-job.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';

const { stripe, product, send, endTest, stop } = await startStripeProduct();
afterAll(stop);
afterEach(endTest);

async function startHeldWorld() {
  const world = await startOrderWorld(product);
  const admin = await product.person({ role: 'admin' });
  // Without a call, because sessions end when the clock is moved by hours.
  const prove = async () =>
    shownDifferences(await findDifferences({ ...product, settings: product.config, now: clock.now() }));
  const told = async (): Promise<string[]> =>
    (await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, admin.email))).map(({ subject }) =>
      subject.replaceAll('\u00a0', ' '),
    );
  /** Sends the message that somebody paid; answers with the names of what happened. */
  const hear = async (orderId: string) => {
    const message = stripe.message(stripe.intentOf(orderId), 'payment_intent.succeeded');
    const [answer, names] = await namesRecorded(product.database, () => send(message));
    expect(answer).toEqual([200, undefined]);
    return names;
  };
  return { ...world, admin, prove, told, hear };
}

test('CHK-04 R$ 1.00 received is no R$ 5,000.00: nothing is credited, administrators see it and are mailed once, others go on', async () => {
  const { order, stateOf, balance, postings, newestMail, subjects, prove, told, hear } = await startHeldWorld();
  const [orderId, other] = [await order('pix', 5_000_00), await order('pix', 300_00)];
  const intent = stripe.intentOf(orderId);
  stripe.succeed(intent.id, 1_00);
  expect(await hear(orderId)).toEqual(['checkout.ended', 'checkout.reportHeld']);
  expect([await stateOf(orderId), await balance(), await postings(orderId)]).toEqual(['held', 0, 0]);
  expect(await newestMail()).toContain('O que chegou pelo seu pedido de R$ 5.000,00 não é o valor do pedido');
  expect(await told()).toEqual(['Pagamento retido: R$ 1,00 em vez de R$ 5.000,00']);
  expect(await hear(orderId)).toEqual([]);
  product.clock.advance({ hours: 7 });
  stripe.succeed(stripe.intentOf(other).id);
  await product.runJob(settleOrdersJob);
  expect([await stateOf(orderId), await stateOf(other), await balance()]).toEqual(['held', 'paid', 300_00]);
  expect([(await told()).length, (await subjects()).length]).toEqual([1, 2]);
  expect(await prove()).toEqual([{ kind: 'heldReport', about: intent.id, cents: -1_00, currency: 'BRL' }]);
  // Once the provider says what was ordered, it is credited and nothing differs any more.
  stripe.change(intent.id, { amount_received: 5_000_00 });
  expect(await hear(orderId)).toEqual(['checkout.paid']);
  expect([await stateOf(orderId), await balance(), await prove()]).toEqual(['paid', 5_300_00, []]);
});

test('CHK-04 USD 700 are no R$ 700, yen are told by their code, and what is on its way in another amount is held as well', async () => {
  const { order, call, admin, stateOf, balance, prove, told, hear } = await startHeldWorld();
  const [dollars, yen, underway] = [
    await order('pix', 700_00),
    await order('pix', 90_00),
    await order('boleto', 80_00),
  ];
  stripe.change(stripe.intentOf(dollars).id, { currency: 'usd' });
  stripe.change(stripe.intentOf(yen).id, { currency: 'jpy' });
  for (const orderId of [dollars, yen]) {
    stripe.succeed(stripe.intentOf(orderId).id);
    expect(await hear(orderId)).toContain('checkout.reportHeld');
  }
  stripe.change(stripe.intentOf(underway).id, { status: 'processing', amount: 8_000_00 });
  const look = async () => (await call('POST /orders/{orderId}/look', { params: { orderId: underway } })).body.state;
  expect(await Promise.all(Array.from({ length: 20 }, look))).toEqual(Array(20).fill('held'));
  expect([await stateOf(dollars), await stateOf(yen), await balance()]).toEqual(['held', 'held', 0]);
  expect((await told()).toSorted()).toEqual([
    'Pagamento retido: JPY em vez de R$ 90,00',
    'Pagamento retido: R$ 8.000,00 em vez de R$ 80,00',
    'Pagamento retido: US$ 700,00 em vez de R$ 700,00',
  ]);
  const about = (orderId: string) => ({ kind: 'heldReport', about: stripe.intentOf(orderId).id });
  const expected = [
    { ...about(dollars), cents: -700_00, currency: 'USD' },
    { ...about(yen), cents: null, currency: 'BRL' },
    { ...about(underway), cents: -8_000_00, currency: 'BRL' },
  ];
  expect((await admin.call('POST /ledgerProofs')).body.differences).toEqual(expect.arrayContaining(expected));
  product.clock.advance({ hours: 2 });
  expect((await prove()).filter(({ kind }) => kind === 'provider')).toEqual([]);
});

test('CHK-04 CHK-02 a service that was paid with another amount stays to be paid', async () => {
  const { call, workspaceId, admin, balance, read, hear, newestMail } = await startHeldWorld();
  const service = { workspaceId, type: 'ats', planId: null, currency: 'BRL', cents: 90_00, description: 'Triagem' };
  const { serviceOrderId } = (await admin.call('POST /serviceOrders', { body: service as never })).body;
  const params = { orderId: serviceOrderId };
  const { orderId } = (await call('POST /orders/{orderId}/payment', { params, body: { method: 'pix' } })).body;
  stripe.succeed(stripe.intentOf(orderId).id, 9_00);
  await hear(orderId);
  expect(await read(orderId)).toMatchObject({ state: 'held', service: { state: 'open' } });
  expect(await read(serviceOrderId)).toMatchObject({ orderId: serviceOrderId, state: 'open' });
  expect([(await read(serviceOrderId)).abilities.pay.length > 0, await balance()]).toEqual([true, 0]);
  expect(await newestMail()).toContain('por isso ele continua aberto');
});

test('CHK-04 what the sandbox reports is compared as well', async () => {
  const sandbox = await shareTestProduct();
  try {
    const { order, act, balance } = await startOrderWorld(sandbox);
    const orderId = await order('pix', 250_00);
    await sandbox.database.update(sandboxPayments).set({ cents: 1_00 }).where(eq(sandboxPayments.orderId, orderId));
    expect((await act(orderId, 'pay')).body).toMatchObject({ state: 'held', cents: 250_00 });
    expect(await balance()).toBe(0);
  } finally {
    await sandbox.close();
  }
});
