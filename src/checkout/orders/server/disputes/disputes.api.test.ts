import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { stripeEvents } from '#checkout/orders/server/tables.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import type { StripeDispute } from '#application/testing/stripe/stripe-server.ts';
import { clock } from '#platform/calendar/clock.ts';
import { takeDisputesJob } from '#checkout/orders/server/settle-job.ts';

const { stripe, product, send: sendMessage, endTest, stop } = await startStripeProduct();
afterAll(stop);
afterEach(async () => {
  endTest();
  const context = { database: product.database, settings: product.config, now: clock.now() };
  const found = await findDifferences(context);
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

async function startDisputeWorld() {
  const world = await startOrderWorld(product);
  const { call, workspaceId } = world;
  const admin = await product.person({ role: 'admin' });
  const paid = async (cents: number) => {
    const orderId = await world.order('pix', cents);
    stripe.succeed(stripe.intentOf(orderId).id);
    await call('POST /orders/{orderId}/look', { params: { orderId } });
    return stripe.intentOf(orderId);
  };
  const send = async (dispute: StripeDispute, type: 'created' | 'closed') => {
    const [status] = await sendMessage(stripe.message(dispute, `charge.dispute.${type}`));
    return status;
  };
  const service = async (cents: number) => {
    const body = { workspaceId, type: 'ats', planId: null, currency: 'BRL', cents, description: 'Triagem' } as const;
    return (await admin.call('POST /serviceOrders', { body })).body.serviceOrderId;
  };
  const payByCredits = (orderId: string) =>
    call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method: 'credits' } });
  const wallet = async () => {
    const [{ availableCents, debtCents } = { availableCents: 0, debtCents: 0 }] = (await call('GET /wallet')).body
      .wallets;
    return [availableCents, debtCents];
  };
  const chargebackLines = async () =>
    (await call('GET /wallet/lines', { query: { view: 'statement', types: ['chargeback'] } })).body.lines.map(
      ({ cents }) => cents,
    );
  const look = async (orderId: string) => (await call('POST /orders/{orderId}/look', { params: { orderId } })).body;
  const begin = async (orderId: string) => {
    const params = { orderId };
    const { body } = await call('POST /orders/{orderId}/payment', { params, body: { method: 'pix' } });
    return body.orderId;
  };
  /** Brings what was spent already back to the payer. */
  const owe = async (cents: number) => {
    const intent = await paid(cents);
    await payByCredits(await service(cents));
    await send(stripe.disputePayment(intent), 'created');
  };
  const newest = async () => (await call('GET /orders')).body.orders.map(({ isDisputed }) => isDisputed);
  return {
    ...world,
    admin,
    paid,
    send,
    service,
    payByCredits,
    wallet,
    chargebackLines,
    newest,
    look,
    begin,
    owe,
  };
}

test('CHK-04 what a bank takes back leaves the wallet once; what is spent already becomes a debt, which locks spending', async () => {
  const { call, order, paid, look, send, service, payByCredits, wallet, chargebackLines, subjects, newest } =
    await startDisputeWorld();
  const intent = await paid(250_00);
  await payByCredits(await service(100_00));
  const dispute = stripe.disputePayment(intent);
  expect(await Promise.all(Array.from({ length: 20 }, () => send(dispute, 'created')))).toEqual(Array(20).fill(200));
  expect([await wallet(), await chargebackLines()]).toEqual([[0, -100_00], [-250_00]]);
  expect((await subjects())[0]).toMatch(/estornou/);
  expect(await newest()).toEqual([true]);
  const next = await service(10_00);
  const refused = await payByCredits(next);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'wallet.inDebt']);
  expect((await call('GET /allocations')).body.debtCents).toBe(-100_00);
  const debts = async () => (await call('GET /orders')).body.debts;
  expect(await debts()).toEqual([{ currency: 'BRL', cents: 100_00 }]);
  // What is paid in repays it first.
  const topUpId = await order('pix', 130_00);
  stripe.succeed(stripe.intentOf(topUpId).id);
  expect(await look(topUpId)).toMatchObject({ state: 'paid', cents: 130_00, repaidCents: 100_00 });
  expect([await wallet(), await debts()]).toEqual([[30_00, 0], []]);
  expect((await subjects())[0]).toMatch(/^Recebemos R\$\s130,00$/);
  expect((await payByCredits(next)).status).toBe(200);
});

test('CHK-04 a dispute that is won gives the money back, one that is lost leaves things as they are', async () => {
  const { paid, send, wallet, chargebackLines, token, workspaceId } = await startDisputeWorld();
  const [first, second] = [await paid(100_00), await paid(70_00)];
  const [won, lost] = [stripe.disputePayment(first), stripe.disputePayment(second, 50_00)];
  const heard = await followTopic(product, token, `wallet:${workspaceId}`);
  await Promise.all([send(won, 'created'), send(lost, 'created')]);
  expect(await heard()).toBe(true);
  expect(await wallet()).toEqual([20_00, 0]);
  [won.status, lost.status] = ['won', 'lost'];
  await Promise.all([send(won, 'closed'), send(lost, 'closed'), send(won, 'closed')]);
  expect([await wallet(), (await chargebackLines()).toSorted()]).toEqual([
    [120_00, 0],
    [-100_00, -50_00, 100_00].toSorted(),
  ]);
});

test('CHK-04 a message that a process began to handle and died over is handled when it comes again', async () => {
  const { paid, wallet } = await startDisputeWorld();
  const message = stripe.message(stripe.disputePayment(await paid(60_00)), 'charge.dispute.created');
  const { id } = JSON.parse(message.payload) as { id: string };
  const again = () => sendMessage(message);
  const begun = (secondsAgo: number) => new Date(clock.now().getTime() - secondsAgo * 1_000);
  await product.database.insert(stripeEvents).values({ id, type: 'charge.dispute.created', createdAt: begun(5) });
  // Somebody may still be at it, or has died over it.
  expect([await again(), await wallet()]).toEqual([
    [503, 'checkout.eventUnderway'],
    [60_00, 0],
  ]);
  await product.database
    .update(stripeEvents)
    .set({ createdAt: begun(61) })
    .where(eq(stripeEvents.id, id));
  expect(await Promise.all(Array.from({ length: 5 }, again))).toContainEqual([200, undefined]);
  expect(await again()).toEqual([200, undefined]);
  expect(await wallet()).toEqual([0, 0]);
});

test('CHK-04 an inquiry takes nothing; a dispute whose message never came is found within a day', async () => {
  const { paid, send, wallet } = await startDisputeWorld();
  const dispute = stripe.disputePayment(await paid(80_00));
  dispute.status = 'warning_needs_response';
  await send(dispute, 'created');
  expect(await wallet()).toEqual([80_00, 0]);
  dispute.status = 'under_review';
  await Promise.all([product.runJob(takeDisputesJob), product.runJob(takeDisputesJob)]);
  expect(await wallet()).toEqual([0, 0]);
});

test('CHK-04 CHK-02 a service that is paid while a debt is open repays the debt first, and stays to be paid', async () => {
  const { call, service, owe, begin, look, wallet, read, newestMail } = await startDisputeWorld();
  await owe(60_00);
  const serviceId = await service(90_00);
  const firstId = await begin(serviceId);
  expect(await read(serviceId)).toMatchObject({ orderId: firstId, repaidCents: 0, abilities: { pay: [] } });
  stripe.succeed(stripe.intentOf(firstId).id);
  const toPay = { orderId: serviceId, state: 'open', method: null, repaidCents: 60_00, service: { state: 'open' } };
  expect(await look(serviceId)).toMatchObject(toPay);
  expect([await wallet(), (await read(serviceId)).abilities.pay]).toEqual([
    [30_00, 0],
    ['pix', 'boleto', 'card'],
  ]);
  // A page that asks once more after somebody else heard of the payment reads the same.
  expect(await look(serviceId)).toMatchObject(toPay);
  // Whoever still has the code before them and chooses another way hears that it is over.
  const params = { orderId: serviceId };
  expect(codeOf(await call.raw('POST /orders/{orderId}/cancel', { params }))).toEqual([409, 'checkout.orderEnded']);
  const arrived = { orderId: firstId, state: 'paid', repaidCents: 60_00, abilities: { pay: [] } };
  expect(await read(firstId)).toMatchObject({ ...arrived, service: { state: 'open' } });
  expect(await newestMail()).toContain(
    'O pagamento de R$ 90,00 chegou. Ele abateu primeiro o que a carteira da sua empresa devia, por isso o pedido continua aberto.',
  );
  expect(await newestMail()).toContain(`/checkout/${serviceId}`);

  const secondId = await begin(serviceId);
  const begun = { orderId: secondId, state: 'open', method: 'pix', repaidCents: 60_00, abilities: { pay: [] } };
  expect(await read(serviceId)).toMatchObject(begun);
  stripe.change(stripe.intentOf(secondId).id, { status: 'processing' });
  expect(await look(serviceId)).toMatchObject({ ...begun, state: 'processing' });
  stripe.succeed(stripe.intentOf(secondId).id);
  expect(await look(serviceId)).toMatchObject({ orderId: secondId, state: 'paid', repaidCents: 0 });
  expect(await read(firstId)).toMatchObject({ ...arrived, service: { state: 'paid' } });
});

test('CHK-04 CHK-02 a payment that repaid a debt does not stand for its service, however that ends', async () => {
  const { admin, service, owe, begin, look, paid, payByCredits, read, newestMail } = await startDisputeWorld();
  await owe(60_00);
  const [serviceId, canceledId] = [await service(50_00), await service(40_00)];
  const [firstId, lateId] = [await begin(serviceId), await begin(canceledId)];
  stripe.succeed(stripe.intentOf(firstId).id);
  await look(firstId);
  await admin.call('POST /serviceOrders/{serviceOrderId}/cancel', { params: { serviceOrderId: canceledId } });
  stripe.succeed(stripe.intentOf(lateId).id);
  expect(await look(lateId)).toMatchObject({ state: 'paid', repaidCents: 10_00, service: { state: 'canceled' } });
  expect(await newestMail()).toContain('O pagamento de R$ 40,00 chegou. Ele abateu primeiro o que a carteira');
  expect(await newestMail()).not.toContain('continua aberto');
  expect(await read(canceledId)).toMatchObject({ orderId: canceledId, state: 'canceled', repaidCents: 0 });
  await paid(20_00);
  expect((await read(serviceId)).abilities.pay).toContain('credits');
  expect((await payByCredits(serviceId)).body).toMatchObject({ orderId: serviceId, state: 'paid', repaidCents: 0 });
});

test('CHK-04 payments that arrive at once while there is a debt repay it once, and the rest is free', async () => {
  const { paid, send, service, payByCredits, wallet, order, call } = await startDisputeWorld();
  const intent = await paid(100_00);
  await payByCredits(await service(100_00));
  await send(stripe.disputePayment(intent), 'created');
  expect(await wallet()).toEqual([0, -100_00]);
  const orderIds = [await order('pix', 80_00), await order('pix', 80_00), await order('pix', 80_00)];
  for (const orderId of orderIds) stripe.succeed(stripe.intentOf(orderId).id);
  const looks = await Promise.all(
    orderIds.map((orderId) => call.raw('POST /orders/{orderId}/look', { params: { orderId } })),
  );
  expect(looks.map(({ status, body }) => `${status} ${body.state}`)).toEqual(Array(3).fill('200 paid'));
  expect(await wallet()).toEqual([140_00, 0]);
});
