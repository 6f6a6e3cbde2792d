import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildServiceOrder, buildSubscription } from '#checkout/builders.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { happenings } from '#platform/db/tables.ts';
import { billPlansJob } from './bill-plans.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const today = () => dateInSaoPaulo(clock.now());

/** A company whose plan has ended before its commitment did, as often as not with a month that nobody paid. */
async function startEndedPlan({ hasUnpaidMonth }: { hasUnpaidMonth: boolean }) {
  const world = await startOrderWorld(product);
  const { call, workspaceId, id: ownerId } = world;
  const startedOn = addDays(today(), -40);
  const plan = { workspaceId, ownerId, planId: 'ats-standard', startedOn } as const;
  const subscriptionId = await buildSubscription(product.database, plan);
  const params = { subscriptionId };
  if (hasUnpaidMonth) await product.runJob(billPlansJob);
  const { fineCents } = (await call('GET /subscriptions/{subscriptionId}/termination', { params })).body;
  await call('POST /subscriptions/{subscriptionId}/termination', { params, body: { fineCents } });
  await product.database
    .update(subscriptions)
    .set({ endsOn: today(), billedUntil: today() })
    .where(eq(subscriptions.id, subscriptionId));
  await product.runJob(billPlansJob);
  const close = async () => {
    const { status, body } = await call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } });
    return [status, body.error?.code];
  };
  const ordered = () =>
    product.database
      .select({ id: serviceOrders.id, kind: serviceOrders.items, state: serviceOrders.state })
      .from(serviceOrders)
      .where(eq(serviceOrders.workspaceId, workspaceId))
      .orderBy(serviceOrders.id)
      .then((rows) => rows.map(({ kind, ...rest }) => ({ ...rest, kind: kind[0]!.kind })));
  const pay = async (orderId: string) => {
    await call('POST /orders/{orderId}/payment', { params: { orderId }, body: { method: 'pix' } });
    await call('POST /orders/{orderId}/sandboxAction', { params: { orderId }, body: { action: 'pay' } });
  };
  return { ...world, close, ordered, pay };
}

test('CHK-03 MON-02 a space that owes the fine of a plan is not closed, nor its owner’s account deleted, until it is paid', async () => {
  const { call, close, ordered, pay } = await startEndedPlan({ hasUnpaidMonth: false });
  const [fine] = await ordered();
  expect(fine).toMatchObject({ kind: 'fine', state: 'open' });
  expect(await close()).toEqual([409, 'checkout.planUnpaid']);
  expect((await ordered())[0]).toMatchObject({ state: 'open' });
  const obstacleIn = async (language: 'pt' | 'en') =>
    (await call('GET /ownData/deletion', { headers: { 'accept-language': language } })).body.obstacle;
  expect(await obstacleIn('pt')).toEqual({
    code: 'checkout.planUnpaid',
    message: expect.stringContaining('excluir a conta'),
  });
  expect((await obstacleIn('en'))!.message).toContain('delete your account');
  await pay(fine!.id);
  expect((await ordered())[0]).toMatchObject({ state: 'paid' });
  expect(await obstacleIn('pt')).toBeNull();
  expect(await close()).toEqual([200, undefined]);
});

test('CHK-03 MON-02 a month of a plan that has ended keeps its space open until an administrator cancels what is owed', async () => {
  const { close, ordered, pay } = await startEndedPlan({ hasUnpaidMonth: true });
  const owed = await ordered();
  expect(owed.map(({ kind }) => kind)).toEqual(['plan', 'fine']);
  await pay(owed[1]!.id);
  expect(await close()).toEqual([409, 'checkout.planUnpaid']);
  const admin = await product.person({ role: 'admin' });
  const params = { serviceOrderId: owed[0]!.id };
  await admin.call('POST /serviceOrders/{serviceOrderId}/cancel', { params });
  expect(await close()).toEqual([200, undefined]);
  expect((await ordered()).map(({ state }) => state)).toEqual(['canceled', 'paid']);
});

test('CHK-03 ADM-03 offers that nobody owes end with their space, and each says so', async () => {
  const { call, workspaceId, id: ownerId, order, stateOf } = await startOrderWorld(product);
  const { database } = product;
  const offered = { workspaceId, createdBy: ownerId, cents: 50_000, description: 'Screening' };
  const serviceOrderId = await buildServiceOrder(database, offered);
  const plan = { workspaceId, ownerId, planId: 'ats-standard', startedOn: null } as const;
  const subscriptionId = await buildSubscription(database, plan);
  const orderId = await order('pix');
  await call('POST /workspace/close', { body: { company: 'Casa Ipê' } });
  expect(await stateOf(orderId)).toBe('canceled');
  const [dropped] = await database.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  expect(dropped!.state).toBe('dropped');
  const told = (name: string) =>
    database
      .select({ ids: happenings.ids })
      .from(happenings)
      .where(
        and(
          eq(happenings.workspaceId, workspaceId),
          eq(happenings.name, `checkout.${name}`),
          eq(happenings.actorId, ownerId),
        ),
      );
  const canceled = await told('serviceCanceled');
  expect(canceled).toHaveLength(2);
  expect(canceled).toContainEqual({ ids: { serviceOrderId } });
  expect(await told('planDropped')).toEqual([{ ids: { subscriptionId } }]);
  expect(await told('ended')).toEqual([{ ids: { orderId } }]);
});
