import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownDifferences } from '#application/testing/money/differences.ts';
import { payIn, startOrderWorld } from '#application/testing/money/order-world.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildServiceOrder } from '#checkout/builders.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import { disputes, sandboxPayments, orders } from './tables.ts';
import { settleOrdersJob } from './settle-job.ts';

/** A database of its own: what is broken here would break the proofs of others. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const HOUR_MS = 3_600_000;

async function prove() {
  const admin = await product.person({ role: 'admin' });
  return (await admin.call('POST /ledgerProofs')).body.differences;
}

test('MON-06 orders, ledger and provider agree, whatever state an order is in', async () => {
  const { order, act, call } = await startOrderWorld(product);
  const [paid, processing, canceled, failed] = [
    await order('pix'),
    await order('boleto'),
    await order('pix'),
    await order('pix'),
  ];
  await order('pix');
  await act(paid, 'pay');
  await act(processing, 'pay');
  await call('POST /orders/{orderId}/cancel', { params: { orderId: canceled } });
  await act(failed, 'fail');
  expect(await prove()).toEqual([]);
  product.clock.advance({ days: 5 });
  await product.runJob(settleOrdersJob);
  // Without a call, because sessions end when the clock is moved by days.
  const { database, config: settings } = product;
  expect(await findDifferences({ database, settings, now: clock.now() })).toEqual([]);
});

test('MON-06 money that arrived just before the compared days, and was heard of within them, is no difference', async () => {
  const { workspaceId, id: ownerId } = await startOrderWorld(product);
  const { database, config: settings } = product;
  const now = clock.now();
  const edge = now.getTime() - 40 * 24 * HOUR_MS;
  const { orderId } = await payIn(database, { workspaceId, ownerId, cents: 700, at: new Date(edge + 30_000) });
  const arrived = { paidAt: new Date(edge - 30_000), settlesAt: new Date(edge - 30_000) };
  await database.update(sandboxPayments).set(arrived).where(eq(sandboxPayments.orderId, orderId));
  expect(await findDifferences({ database, settings, now })).toEqual([]);
});

test('MON-06 credit without an order, an order without its credit and money that no order heard of are found', async () => {
  const { workspaceId, id: ownerId, order, act } = await startOrderWorld(product);
  const { database } = product;
  const at = new Date(Date.now() - 3 * HOUR_MS);
  const { transactionId } = await buildTopUp(database, { workspaceId, cents: 5_00, at });
  expect(await prove()).toEqual([{ kind: 'unpaidCredit', about: transactionId, cents: 5_00, currency: 'BRL' }]);

  const { orderId } = await payIn(database, { workspaceId, ownerId, cents: 700, at });
  await database.update(orders).set({ cents: 900 }).where(eq(orders.id, orderId));
  const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
  expect(await prove()).toEqual([
    { kind: 'uncredited', about: orderId, cents: -200, currency: 'BRL' },
    { kind: 'unpaidCredit', about: transactionId, cents: 5_00, currency: 'BRL' },
    { kind: 'provider', about: payment!.id, cents: 200, currency: 'BRL' },
  ]);
  await database.update(orders).set({ cents: 700 }).where(eq(orders.id, orderId));

  // Paid at the provider two hours ago, and nobody asked since.
  const unheard = await order('pix', 300_00);
  const arrived = { outcome: 'paid' as const, paidAt: at, settlesAt: new Date(Date.now() - 2 * HOUR_MS) };
  await database.update(sandboxPayments).set(arrived).where(eq(sandboxPayments.orderId, unheard));
  const [other] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, unheard));
  expect(await prove()).toContainEqual({ kind: 'provider', about: other!.id, cents: -300_00, currency: 'BRL' });
  await product.runJob(settleOrdersJob);
  product.clock.advance({ minutes: 2 });
  await product.runJob(settleOrdersJob);
  expect(await prove()).toEqual([{ kind: 'unpaidCredit', about: transactionId, cents: 5_00, currency: 'BRL' }]);

  const [settled] = [await order('pix', 400_00)];
  await act(settled, 'pay');
  await database.delete(sandboxPayments).where(eq(sandboxPayments.orderId, settled));
  product.clock.advance({ hours: 2 });
  expect(await prove()).toContainEqual(expect.objectContaining({ kind: 'provider', cents: 400_00 }));
});

test('MON-06 a paid service without its debit is found, and so is a debit of one that nobody paid', async () => {
  const { call, workspaceId, id: createdBy } = await startOrderWorld(product);
  const { database } = product;
  await payIn(database, { workspaceId, ownerId: createdBy, cents: 900_00, at: new Date() });
  const service = { workspaceId, createdBy, cents: 300_00, description: 'Triagem' };
  const [paid, unpaid] = [await buildServiceOrder(database, service), await buildServiceOrder(database, service)];
  await call('POST /orders/{orderId}/payment', { params: { orderId: paid }, body: { method: 'credits' } });
  const found = async () =>
    shownDifferences(await findDifferences({ database, settings: product.config, now: clock.now() })).filter(
      ({ kind }) => kind === 'servicePayment',
    );
  expect(await found()).toEqual([]);
  const change = (id: string, state: 'open' | 'paid', endedAt: Date | null) =>
    database.update(serviceOrders).set({ state, endedAt }).where(eq(serviceOrders.id, id));
  await change(paid, 'open', null);
  await change(unpaid, 'paid', new Date());
  expect(await found()).toEqual(
    expect.arrayContaining([
      { kind: 'servicePayment', about: paid, cents: -300_00, currency: 'BRL' },
      { kind: 'servicePayment', about: unpaid, cents: 300_00, currency: 'BRL' },
    ]),
  );
  await change(paid, 'paid', new Date());
  await change(unpaid, 'open', null);
});

test('MON-06 what is off in orders, services, disputes and refunds of dollars is told in dollars', async () => {
  const { call, act, workspaceId, id: createdBy } = await startOrderWorld(product);
  const { database } = product;
  const find = async () =>
    shownDifferences(await findDifferences({ database, settings: product.config, now: clock.now() }));
  const body = { method: 'card', cents: 500_00, currency: 'USD' } as const;
  const { orderId } = (await call('POST /orders', { body })).body;
  await act(orderId, 'pay');
  const service = { workspaceId, createdBy, cents: 300_00, description: 'Triagem' };
  const serviceId = await buildServiceOrder(database, service);
  const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
  product.clock.advance({ hours: 2 });
  const before = await find();

  await database.update(orders).set({ cents: 501_00, refundedCents: 7_00 }).where(eq(orders.id, orderId));
  const changes = { currency: 'USD', state: 'paid', endedAt: clock.now() } as const;
  await database.update(serviceOrders).set(changes).where(eq(serviceOrders.id, serviceId));
  const dispute = { id: newId(), orderId, cents: 40_00, state: 'open', createdAt: clock.now() } as const;
  await database.insert(disputes).values(dispute);
  expect((await find()).filter(({ about }) => before.every((one) => one.about !== about))).toEqual([
    { kind: 'uncredited', about: orderId, cents: -1_00, currency: 'USD' },
    { kind: 'chargeback', about: dispute.id, cents: -40_00, currency: 'USD' },
    { kind: 'servicePayment', about: serviceId, cents: 300_00, currency: 'USD' },
    { kind: 'refund', about: orderId, cents: 7_00, currency: 'USD' },
    { kind: 'provider', about: payment!.id, cents: 1_00, currency: 'USD' },
  ]);
  await database.delete(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
  expect(await find()).toContainEqual({ kind: 'provider', about: payment!.id, cents: 501_00, currency: 'USD' });
});
