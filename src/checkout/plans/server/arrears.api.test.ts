import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { post, posted, vacancy } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildSubscription } from '#checkout/builders.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { planTermination } from '#checkout/subscriptions/rules/plan-change.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { completeVacancy } from '#projects/testing/complete-vacancy.ts';
import { positions } from '#projects/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { billPlansJob } from './bill-plans.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const today = () => dateInSaoPaulo(clock.now());

/** A company whose plan has one month to pay, with credits for everything. */
async function startUnpaidPlan() {
  const world = await startOrderWorld(product);
  const { database } = product;
  const { call, workspaceId } = world;
  const startedOn = addMonths(today(), -1);
  const plan = { workspaceId, ownerId: world.id, planId: 'ats-standard', startedOn } as const;
  const subscriptionId = await buildSubscription(database, plan);
  await product.runJob(billPlansJob);
  await buildTopUp(database, { workspaceId, cents: 50_000_00, at: clock.now() });
  const ofPlan = and(
    eq(serviceOrders.workspaceId, workspaceId),
    like(serviceOrders.cause, `subscription:${subscriptionId}:%`),
  );
  const ordered = () => database.select().from(serviceOrders).where(ofPlan).orderBy(serviceOrders.id);
  const late = (days: number) =>
    database
      .update(serviceOrders)
      .set({ dueOn: addDays(today(), -days) })
      .where(ofPlan);
  const pay = (orderId: string) =>
    call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method: 'credits' } });
  const shown = async () => (await call('GET /subscriptions')).body.subscriptions[0]!;
  const row = async () => (await database.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)))[0]!;
  const publish = () => post(call, { positions: [vacancy] });
  return { ...world, subscriptionId, startedOn, ordered, late, pay, shown, row, publish };
}

test('CHK-03 after 20 days overdue a plan gives nothing, its vacancies stay, and it comes back with the payment', async () => {
  const { call, late, publish, ordered, pay, shown, subjects } = await startUnpaidPlan();
  const projectId = await posted(call);
  await late(20);
  expect((await publish()).status).toBe(201);
  await late(21);
  expect(codeOf(await publish())).toEqual([409, 'projects.planSuspended']);
  expect(codeOf(await post(call, { positions: [vacancy] }, { dryRun: true }))).toEqual([409, 'projects.planSuspended']);
  const params = { projectId };
  const added = await call.raw('POST /myProjects/{projectId}/positions', { params, body: completeVacancy });
  expect(codeOf(added)).toEqual([409, 'projects.planSuspended']);
  const { positions: kept } = (await call('GET /myProjects/{projectId}', { params })).body;
  expect(kept.map(({ state }) => state)).toEqual(['open']);
  expect(await shown()).toMatchObject({ state: 'active', isSuspended: true, openOrder: { overdueCents: 513_50 } });
  await Promise.all([product.runJob(billPlansJob), product.runJob(billPlansJob)]);
  expect((await pay((await ordered())[0]!.id)).status).toBe(200);
  expect((await publish()).status).toBe(201);
  expect(await shown()).toMatchObject({ isSuspended: false, openOrder: null });
  await product.runJob(billPlansJob);
  const told = (await subjects()).filter((subject) => /suspenso|voltou/.test(subject));
  expect(told).toEqual(['ATS Standard voltou', 'ATS Standard está suspenso']);
});

test('CHK-03 the days of suspension cost nothing, and what was used before is billed all the same', async () => {
  const { call, late, ordered, pay, row, workspaceId, subscriptionId } = await startUnpaidPlan();
  for (let index = 0; index < 5; index += 1) await posted(call);
  // The month that is unpaid began two months ago; the one after it began, suspended, a month ago.
  const pausedOn = addDays(today(), -10);
  await product.database
    .update(subscriptions)
    .set({ startedOn: addMonths(pausedOn, -2), billedUntil: pausedOn })
    .where(eq(subscriptions.id, subscriptionId));
  await product.database
    .update(positions)
    .set({ publishedAt: new Date(`${addDays(pausedOn, -20)}T12:00:00-03:00`) })
    .where(eq(positions.workspaceId, workspaceId));
  await late(25);
  const cause = `subscription:${subscriptionId}:${addMonths(pausedOn, -1)}`;
  await product.database.update(serviceOrders).set({ cause }).where(eq(serviceOrders.workspaceId, workspaceId));
  await product.runJob(billPlansJob);
  expect(await row()).toMatchObject({ billedUntil: pausedOn, suspendedOn: today() });
  const [month] = await ordered();
  await Promise.all([pay(month!.id), pay(month!.id)]);
  const usage = { kind: 'usage', units: 2, cents: 180_00, from: addMonths(pausedOn, -1), until: pausedOn };
  expect((await ordered()).map(({ items }) => items[0])).toMatchObject([{ kind: 'plan' }, usage]);
  expect(await row()).toMatchObject({ billedUntil: today(), suspendedOn: null });
  await product.runJob(billPlansJob);
  const next = (await ordered())[2]!;
  const until = addMonths(pausedOn, 1);
  expect(next.items).toMatchObject([{ kind: 'plan', from: today(), until }]);
  expect(next.cents).toBeLessThan(500_00);
});

test('CHK-03 after 60 days overdue a plan ends at the fine of an early end, once', async () => {
  const { call, late, ordered, row, subjects, publish, pay, startedOn } = await startUnpaidPlan();
  await late(60);
  await product.runJob(billPlansJob);
  expect((await row()).state).toBe('active');
  await late(61);
  await Promise.all([product.runJob(billPlansJob), product.runJob(billPlansJob)]);
  const { billedUntil, fineCents } = await row();
  const running = { startedOn, billedUntil: billedUntil!, monthlyCents: 500_00 };
  const fine = planTermination(running, today()).fineCents;
  expect(fine).toBeGreaterThan(0);
  expect(await row()).toMatchObject({ state: 'ended', endsOn: today(), fineCents: fine, noticeCount: 1 });
  expect((await ordered()).map(({ items, state }) => [items[0]!.kind, state])).toEqual([
    ['plan', 'open'],
    ['fine', 'open'],
  ]);
  expect(fineCents).toBe(fine);
  expect((await subjects()).filter((subject) => subject.includes('falta de pagamento'))).toHaveLength(1);
  // Whoever still owes neither goes on as if there had been no plan, nor begins another one.
  expect(codeOf(await publish())).toEqual([409, 'projects.planSuspended']);
  const { plans, termsVersion } = (await call('GET /plans')).body;
  const { planId, monthlyCents } = plans.find((plan) => plan.planId === 'ats-plus')!;
  const choose = () => call.raw('POST /subscriptions', { body: { planId, monthlyCents, termsVersion } });
  expect(codeOf(await choose())).toEqual([409, 'checkout.planSuspended']);
  expect((await pay((await ordered())[0]!.id)).status).toBe(200);
  expect([(await publish()).status, (await choose()).status]).toEqual([201, 201]);
});

test('CHK-03 a payment at the moment of the end either keeps the plan or comes after its end, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { late, ordered, row, pay } = await startUnpaidPlan();
    await late(61);
    const [month] = await ordered();
    await Promise.all([product.runJob(billPlansJob), pay(month!.id)]);
    const { state, suspendedOn } = await row();
    const kinds = (await ordered()).map(({ items, state: paid }) => [items[0]!.kind, paid]);
    expect([state, suspendedOn, ...kinds]).toEqual(
      state === 'active'
        ? ['active', null, ['plan', 'paid']]
        : ['ended', expect.anything(), ['plan', 'paid'], ['fine', 'open']],
    );
  }
});
