import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startRefundWorld } from '#application/testing/money/refund-world.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { refundsPath } from '#checkout/paths.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { settleRefundsJob } from './settle-refund.ts';
import { refunds } from './tables.ts';

const paying = await startStripeProduct();
const { stripe, product } = paying;
afterAll(paying.stop);
const differences = () => findDifferences({ ...product, settings: product.config, now: clock.now() });
afterEach(async () => {
  paying.endTest();
  const found = await differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

async function startReturnWorld() {
  const world = await startRefundWorld(paying);
  /** Pays, and turns all of it back, which the provider says it did. */
  const refunded = async (cents: number, closesAccount = false) => {
    const orderId = await world.paid('pix', cents);
    const { refundId } = (await world.refund(orderId, cents, closesAccount)).body;
    return { orderId, refundId, atStripe: stripe.refunds.at(-1)! };
  };
  const counterEntries = (refundId: string) =>
    product.database.$count(ledgerTransactions, eq(ledgerTransactions.idempotencyKey, `refund:${refundId}:returned`));
  const rowOf = async (refundId: string) =>
    (await product.database.select().from(refunds).where(eq(refunds.id, refundId)))[0]!;
  /** Sessions would end if the clock were moved. */
  const hourPassed = (refundId: string) =>
    product.database.update(refunds).set({ lookAt: clock.now() }).where(eq(refunds.id, refundId));
  return { ...world, hourPassed, refunded, counterEntries, rowOf };
}

test('CHK-04 MON-03 a refund that fails after it was made is in the wallet again, told and shown, and can be made anew', async () => {
  const { refunded, hourPassed, balance, stateOf, lines, subjects, call, admin, options, refund } =
    await startReturnWorld();
  const { orderId, refundId, atStripe } = await refunded(300_00);
  expect([await balance(), await stateOf(refundId)]).toEqual([0, 'done']);
  atStripe.status = 'failed';
  await product.runJob(settleRefundsJob);
  expect(await stateOf(refundId)).toBe('done');
  await hourPassed(refundId);
  await Promise.all([product.runJob(settleRefundsJob), product.runJob(settleRefundsJob)]);
  await product.runJob(settleRefundsJob);
  expect([await balance(), await stateOf(refundId)]).toEqual([300_00, 'returned']);
  const refundLines: [string, number][] = [
    ['refund', 300_00],
    ['refund', -300_00],
  ];
  expect((await lines('statement')).slice(0, 2)).toEqual(refundLines);
  expect((await lines('payments')).slice(0, 2)).toEqual(refundLines);
  expect((await subjects())[0]).toMatch(/^Reembolso de R\$\s300,00 devolvido$/);
  const { body: order } = await call('GET /orders/{orderId}', { params: { orderId } });
  expect(order).toMatchObject({ state: 'paid', refundedCents: 0 });
  const listed = async () => (await admin.call('GET /refunds')).body.refunds.find((one) => one.refundId === refundId)!;
  expect(await listed()).toMatchObject({ state: 'returned', abilities: { done: false, cancel: false, payOut: false } });
  expect((await options()).orders).toMatchObject([{ orderId, refundableCents: 300_00 }]);
  const tries = await Promise.all([refund(orderId, 300_00), refund(orderId, 300_00)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await balance()).toBe(0);
});

test('CHK-04 messages of a refund that came back, in any number, by any name and out of order, give the money back once', async () => {
  const { refunded, balance, stateOf, subjects, counterEntries, send, paid, refund } = await startReturnWorld();
  const { refundId, atStripe } = await refunded(120_00);
  const before = { ...atStripe };
  atStripe.status = 'failed';
  const types = ['charge.refund.updated', 'refund.updated', 'refund.failed'];
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => send(atStripe, types[index % 3]!)));
  expect(answers).toEqual(Array(30).fill(200));
  expect(await send(before, 'refund.updated')).toBe(200);
  expect([await stateOf(refundId), await balance(), await counterEntries(refundId)]).toEqual(['returned', 120_00, 1]);
  expect((await subjects()).filter((subject) => subject.endsWith('devolvido'))).toHaveLength(1);

  // It never was made: nothing has left, so nothing comes back.
  stripe.state.refundStatus = 'pending';
  const { refundId: slow } = (await refund(await paid('pix', 50_00), 50_00)).body;
  stripe.refunds.at(-1)!.status = 'failed';
  expect(await send(stripe.refunds.at(-1)!, 'charge.refund.updated')).toBe(200);
  expect([await stateOf(slow), await balance(), await counterEntries(slow)]).toEqual(['failed', 170_00, 0]);
  expect(await send({ ...before, id: 're_unknown', metadata: {} }, 'refund.failed')).toBe(200);
});

test('CHK-04 who hears that a refund was made while another hears that it failed loses nothing', async () => {
  const { refunded, balance, stateOf, paid, refund, send } = await startReturnWorld();
  await refunded(10_00);
  stripe.state.refundStatus = 'pending';
  const { refundId } = (await refund(await paid('pix', 80_00), 80_00)).body;
  const atStripe = stripe.refunds.at(-1)!;
  for (const status of ['succeeded', 'failed']) {
    atStripe.status = status;
    await Promise.all([send(atStripe, 'refund.updated'), product.runJob(settleRefundsJob)]);
  }
  product.clock.advance({ minutes: 61 });
  await product.runJob(settleRefundsJob);
  expect([await stateOf(refundId), await balance()]).toEqual(['returned', 80_00]);
});

test('MON-03 the last credits that come back to a closed company wait for an administrator, who pays them out by hand', async () => {
  const { refunded, send, call, admin, other, balance, refund, workspaceId, subjects } = await startReturnWorld();
  const { refundId, atStripe } = await refunded(90_00, true);
  expect((await call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } })).status).toBe(200);
  atStripe.status = 'failed';
  await send(atStripe, 'refund.failed');
  expect([await balance(), (await subjects())[0]]).toEqual([90_00, expect.stringMatching(/devolvido$/)]);
  const waits = async (of: typeof admin) =>
    (await of.call('GET /waiting')).body.items.filter(({ address }) => address === refundsPath).map(({ kind }) => kind);
  expect(await waits(other)).toEqual(['checkout.refundsReturned']);
  const [row] = (await admin.call('GET /refunds')).body.refunds;
  expect(row).toMatchObject({ refundId, workspaceId, closesAccount: true, abilities: { payOut: true } });
  const again = (await refund(null, 90_00, true)).body;
  expect([again.state, await waits(admin), await waits(other)]).toEqual(['asked', [], ['checkout.refundsToPay']]);
  await other.call('POST /refunds/{refundId}/done', { params: { refundId: again.refundId } });
  expect([await balance(), await waits(other)]).toEqual([0, []]);
});

test('MON-03 credits that came back to a closed company by several refunds wait as one, until none are left', async () => {
  const { refunded, send, call, admin, refund, balance } = await startReturnWorld();
  const both = [await refunded(50_00), await refunded(90_00, true)] as const;
  expect((await call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } })).status).toBe(200);
  for (const { atStripe } of both) {
    atStripe.status = 'failed';
    await send(atStripe, 'refund.failed');
  }
  const waiting = async () =>
    (await admin.call('GET /waiting')).body.items.find(({ kind }) => kind === 'checkout.refundsReturned')?.count ?? 0;
  expect(await waiting()).toBe(1);
  expect((await refund(both[0].orderId, 50_00)).status).toBe(201);
  expect(await waiting()).toBe(1);
  expect((await refund(both[1].orderId, 90_00, true)).status).toBe(201);
  expect([await waiting(), await balance()]).toEqual([0, 0]);
});

test('CHK-04 a refund is looked at again for a month, and one that the provider does not answer about waits its turn', async () => {
  const { refunded, rowOf, stateOf } = await startReturnWorld();
  const { refundId } = await refunded(40_00);
  const { endedAt, lookAt } = await rowOf(refundId);
  expect(lookAt!.getTime() - endedAt!.getTime()).toBe(3_600_000);
  stripe.state.odd = () => ({ status: 500 });
  product.clock.advance({ hours: 2 });
  await product.runJob(settleRefundsJob);
  expect((await rowOf(refundId)).lookAt!.getTime()).toBeGreaterThan(clock.now().getTime());
  stripe.state.odd = () => null;
  product.clock.advance({ days: 31 });
  await product.runJob(settleRefundsJob);
  expect([await stateOf(refundId), (await rowOf(refundId)).lookAt]).toEqual(['done', null]);
  const before = stripe.state.calls.length;
  await product.runJob(settleRefundsJob);
  expect(stripe.state.calls.length).toBe(before);
});

test('CHK-04 refunds of a former provider keep no other refund waiting', async () => {
  const { refunded, hourPassed, rowOf, stateOf, workspaceId, id: createdBy } = await startReturnWorld();
  const { database } = product;
  const { refundId, atStripe } = await refunded(60_00);
  stripe.state.refundStatus = 'pending';
  const slow = await refunded(20_00);
  const longAgo = new Date(clock.now().getTime() - 86_400_000);
  const [former] = await database
    .insert(orders)
    .values({
      ...{ workspaceId, createdBy, kind: 'topUp', method: 'pix', provider: 'sandbox', currency: 'BRL', cents: 100_00 },
      ...{ createdAt: longAgo, expiresAt: longAgo },
    })
    .returning();
  const { reservationId, askedBy } = await rowOf(refundId);
  const old = { workspaceId, orderId: former!.id, reservationId, askedBy, way: 'provider', currency: 'BRL' } as const;
  const rows = Array.from({ length: 200 }, (_, index) => ({
    ...{ ...old, id: newId(), cents: 1, reason: 'x', createdAt: longAgo },
    ...(index < 100 ? { state: 'sent' as const } : { state: 'done' as const, endedAt: longAgo, lookAt: longAgo }),
  }));
  await database.insert(refunds).values(rows);
  [atStripe.status, slow.atStripe.status] = ['failed', 'succeeded'];
  await hourPassed(refundId);
  await product.runJob(settleRefundsJob);
  expect([await stateOf(refundId), await stateOf(slow.refundId)]).toEqual(['returned', 'done']);
  await database.delete(refunds).where(eq(refunds.orderId, former!.id));
  await database.delete(orders).where(eq(orders.id, former!.id));
});
