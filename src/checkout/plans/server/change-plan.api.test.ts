import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { buildColleague, buildCompany, posted } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildSubscription } from '#checkout/builders.ts';
import { PLAN_TERMS_VERSION, type PlanId, plansOnSale } from '#checkout/rules/plan-catalogue.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addMonths, daysBetween } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { positions } from '#projects/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { billPlansJob } from './bill-plans.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const today = () => dateInSaoPaulo(clock.now());
const prices = { 'ats-standard': 390_00, 'ats-plus': 890_00 } as const;

interface Accepted {
  monthlyCents: number;
  nowCents: number;
  termsVersion: string;
}

/** A company with credits, ten days into the month of a plan. */
async function startPlan(planId: keyof typeof prices, startedOn = addDays(today(), -10)) {
  const world = await startOrderWorld(product);
  const { database } = product;
  const { call, workspaceId, id: ownerId } = world;
  const monthlyCents = prices[planId];
  const plan = { workspaceId, ownerId, planId, startedOn, monthlyCents };
  const subscriptionId = await buildSubscription(database, plan);
  const { includedUnits, unitCents } = plansOnSale(today()).find((one) => one.planId === planId)!;
  await database.update(subscriptions).set({ includedUnits, unitCents }).where(eq(subscriptions.id, subscriptionId));
  await buildTopUp(database, { workspaceId, cents: 50_000_00, at: clock.now() });
  const params = { subscriptionId };
  const preview = (other: PlanId) =>
    call.raw('GET /subscriptions/{subscriptionId}/change', { params, query: { planId: other } });
  const change = (other: keyof typeof prices, nowCents: number, changes: Partial<Accepted> = {}) =>
    call.raw('POST /subscriptions/{subscriptionId}/change', {
      params,
      body: { planId: other, monthlyCents: prices[other], nowCents, termsVersion: PLAN_TERMS_VERSION, ...changes },
    });
  const accept = async (other: keyof typeof prices) => change(other, (await preview(other)).body.nowCents);
  const withdraw = () => call.raw('DELETE /subscriptions/{subscriptionId}/change', { params });
  const pay = (orderId: string) =>
    call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method: 'credits' } });
  const row = async () => (await database.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)))[0]!;
  const ordered = () =>
    database.select().from(serviceOrders).where(eq(serviceOrders.workspaceId, workspaceId)).orderBy(serviceOrders.id);
  /** The month of the plan is over: what it was moved by is taken from its dates, because sessions end with the clock. */
  const endMonth = () =>
    database
      .update(subscriptions)
      .set({ startedOn: addMonths(today(), -1), billedUntil: today() })
      .where(eq(subscriptions.id, subscriptionId));
  return { ...world, subscriptionId, startedOn, preview, change, accept, withdraw, pay, row, ordered, endMonth };
}

test('CHK-03 a raise is shown before with all that it costs, and starts with its payment', async () => {
  const { preview, change, pay, row, ordered, call, startedOn, subjects } = await startPlan('ats-standard');
  const monthEnds = addMonths(startedOn, 1);
  const [days, daysOfMonth] = [daysBetween(today(), monthEnds), daysBetween(startedOn, monthEnds)];
  const nowCents = Math.round((500_00 * days) / daysOfMonth);
  const shown = (await preview('ats-plus')).body;
  expect(shown).toMatchObject({
    ...{ isRaise: true, startsOn: today(), nowCents, days, daysOfMonth, billedFrom: monthEnds, monthlyCents: 890_00 },
    ...{ committedUntil: addMonths(startedOn, 12), months: 11, wholeCents: nowCents + 11 * 890_00 },
  });
  const termsVersion = PLAN_TERMS_VERSION;
  for (const other of [{ nowCents: nowCents - 1 }, { monthlyCents: 1 }, { termsVersion: '1' }])
    expect(codeOf(await change('ats-plus', nowCents, other))).toEqual([409, 'checkout.planChanged']);
  const { serviceOrderId, subscriptions: listed } = (await change('ats-plus', nowCents)).body;
  expect(listed[0]).toMatchObject({
    ...{ planId: 'ats-standard', openOrder: null, next: { planId: 'ats-plus', serviceOrderId } },
    abilities: { change: false, end: false },
  });
  const [order] = await ordered();
  expect(order).toMatchObject({ cents: nowCents, planId: 'ats-plus', items: [{ kind: 'raise', cents: nowCents }] });
  expect((await pay(serviceOrderId!)).status).toBe(200);
  expect(await row()).toMatchObject({
    ...{ planId: 'ats-plus', monthlyCents: 890_00, includedUnits: 10, unitCents: 70_00, termsVersion, next: null },
    ...{ startedOn, billedUntil: monthEnds },
  });
  expect((await subjects()).filter((subject) => subject === 'Seu plano agora é ATS Plus')).toHaveLength(1);
  const { fineCents } = (
    await call('GET /subscriptions/{subscriptionId}/termination', { params: { subscriptionId: (await row()).id } })
  ).body;
  expect(fineCents).toBeGreaterThan(Math.round(0.2 * 890_00 * 10));
});

test('CHK-03 twelve raises at once make one order, and two payments at once change the plan once', async () => {
  const { accept, ordered, pay, row, subjects } = await startPlan('ats-standard');
  const answers = await Promise.all(Array.from({ length: 12 }, () => accept('ats-plus')));
  const ids = new Set(answers.flatMap(({ body }) => body.serviceOrderId ?? []));
  expect([ids.size, (await ordered()).length]).toEqual([1, 1]);
  await Promise.all([pay([...ids][0]!), pay([...ids][0]!)]);
  expect(await row()).toMatchObject({ planId: 'ats-plus', next: null });
  expect((await subjects()).filter((subject) => subject.startsWith('Seu plano agora'))).toHaveLength(1);
});

test('CHK-03 a raise is taken back, or lapses with its time; what waits is neither arrears nor a notice', async () => {
  const { accept, withdraw, ordered, pay, row, call, subscriptionId } = await startPlan('ats-standard');
  const { serviceOrderId } = (await accept('ats-plus')).body;
  const params = { subscriptionId };
  const terminate = { params, body: { fineCents: 0 } };
  const ended = await call.raw('POST /subscriptions/{subscriptionId}/termination', terminate);
  expect(codeOf(ended)).toEqual([409, 'checkout.changeWaiting']);
  expect((await withdraw()).body.subscriptions[0]).toMatchObject({ next: null, abilities: { change: true } });
  expect(codeOf(await withdraw())).toEqual([409, 'checkout.planEnded']);
  expect(codeOf(await pay(serviceOrderId!))).toEqual([409, 'checkout.orderEnded']);
  await accept('ats-plus');
  // Neither overdue orders of a raise nor its lapse touch the plan.
  await product.database
    .update(serviceOrders)
    .set({ dueOn: addDays(today(), -70) })
    .where(eq(serviceOrders.workspaceId, (await row()).workspaceId));
  await product.runJob(billPlansJob);
  expect(await row()).toMatchObject({ state: 'active', suspendedOn: null, next: { planId: 'ats-plus' } });
  await product.database
    .update(subscriptions)
    .set({ next: sql`jsonb_set(next, '{lapsesOn}', to_jsonb(${today()}::text))` })
    .where(eq(subscriptions.id, subscriptionId));
  await Promise.all([product.runJob(billPlansJob), product.runJob(billPlansJob)]);
  expect(await row()).toMatchObject({ state: 'active', planId: 'ats-standard', next: null });
  expect((await ordered()).map(({ state }) => state)).toEqual(['canceled', 'canceled']);
});

test('CHK-03 a lower plan starts with the next month, which is billed at its price; the month before at its own', async () => {
  const { preview, accept, row, ordered, endMonth, call, workspaceId, startedOn } = await startPlan('ats-plus');
  for (let index = 0; index < 11; index += 1) await posted(call);
  await product.database
    .update(positions)
    .set({ publishedAt: new Date(`${addDays(today(), -5)}T12:00:00-03:00`) })
    .where(eq(positions.workspaceId, workspaceId));
  expect((await preview('ats-standard')).body).toMatchObject({
    ...{ isRaise: false, nowCents: 0, startsOn: addMonths(startedOn, 1), months: 11, wholeCents: 11 * 390_00 },
  });
  const { serviceOrderId, subscriptions: listed } = (await accept('ats-standard')).body;
  expect([serviceOrderId, listed[0]!.next!.startsOn]).toEqual([null, addMonths(startedOn, 1)]);
  await product.runJob(billPlansJob);
  expect(await row()).toMatchObject({ planId: 'ats-plus', monthlyCents: 890_00 });
  await endMonth();
  await Promise.all([product.runJob(billPlansJob), product.runJob(billPlansJob)]);
  expect(await row()).toMatchObject({ planId: 'ats-standard', monthlyCents: 390_00, includedUnits: 3, next: null });
  expect((await ordered()).map(({ items }) => items)).toMatchObject([
    [
      { kind: 'plan', cents: 390_00 },
      { kind: 'usage', units: 1, cents: 70_00 },
    ],
  ]);
});

test('CHK-03 a lower plan is taken back before it starts, and a notice takes its place', async () => {
  const { accept, withdraw, row, call, subscriptionId, preview } = await startPlan('ats-plus');
  await accept('ats-standard');
  expect(codeOf(await preview('ats-standard'))).toEqual([409, 'checkout.changeWaiting']);
  expect((await withdraw()).status).toBe(200);
  expect(await row()).toMatchObject({ planId: 'ats-plus', next: null });
  await accept('ats-standard');
  const params = { subscriptionId };
  const { fineCents } = (await call('GET /subscriptions/{subscriptionId}/termination', { params })).body;
  await call('POST /subscriptions/{subscriptionId}/termination', { params, body: { fineCents } });
  expect(await row()).toMatchObject({ state: 'ending', next: null });
  expect(codeOf(await preview('ats-standard'))).toEqual([409, 'checkout.planEnded']);
  expect(codeOf(await withdraw())).toEqual([409, 'checkout.planEnded']);
});

test('CHK-03 a raise and a notice at once: one of them wins', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { change, preview, call, row, ordered, subscriptionId } = await startPlan('ats-standard');
    const params = { subscriptionId };
    const { fineCents } = (await call('GET /subscriptions/{subscriptionId}/termination', { params })).body;
    const { nowCents } = (await preview('ats-plus')).body;
    const answers = await Promise.all([
      change('ats-plus', nowCents),
      call.raw('POST /subscriptions/{subscriptionId}/termination', { params, body: { fineCents } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { state, next } = await row();
    expect([state === 'active', next !== null]).toEqual(answers[0].status === 200 ? [true, true] : [false, false]);
    expect((await ordered()).map(({ items }) => items[0]!.kind)).toEqual([state === 'active' ? 'raise' : 'fine']);
  }
});

test('CHK-03 a plan of another product, the same one, a suspended one and a foreign one are not changed', async () => {
  const { preview, accept, call, ordered, workspaceId, subscriptionId } = await startPlan(
    'ats-standard',
    addMonths(today(), -1),
  );
  for (const other of ['sourcing-plus', 'ats-standard', 'matchmaking-plus'] as const)
    expect(codeOf(await preview(other))).toEqual([422, 'checkout.planNotOnSale']);
  const params = { subscriptionId };
  const foreign = await buildCompany(product);
  const asked = { params, query: { planId: 'ats-plus' } } as const;
  expect((await foreign.call.raw('GET /subscriptions/{subscriptionId}/change', asked)).status).toBe(404);
  const colleague = await buildColleague(product, workspaceId, []);
  expect((await colleague.call.raw('GET /subscriptions/{subscriptionId}/change', asked)).status).toBe(403);
  await product.runJob(billPlansJob);
  const [month] = await ordered();
  await product.database
    .update(serviceOrders)
    .set({ dueOn: addDays(today(), -21) })
    .where(eq(serviceOrders.id, month!.id));
  expect(codeOf(await accept('ats-plus'))).toEqual([409, 'checkout.planSuspended']);
  expect((await call('GET /subscriptions')).body.subscriptions[0]!.abilities.change).toBe(false);
});
