import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { buildCompany, posted } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildSubscription } from '#checkout/builders.ts';
import { PLAN_TERMS_VERSION, type PlanId } from '#checkout/rules/plan-catalogue.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { clock } from '#platform/calendar/clock.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
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

async function startPlanWorld() {
  const world = await startOrderWorld(product);
  const { database } = product;
  const { call, workspaceId } = world;
  const choose = (planId: PlanId, monthlyCents = 390_00) =>
    call.raw('POST /subscriptions', { body: { planId, monthlyCents, termsVersion: PLAN_TERMS_VERSION } });
  const payWith = (orderId: string, method: 'pix' | 'credits') =>
    call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method } });
  const list = async () => (await call('GET /subscriptions')).body.subscriptions;
  const running = (startedOn: string, planId: PlanId = 'ats-standard') =>
    database.transaction((transaction) =>
      buildSubscription(transaction, { workspaceId, ownerId: world.id, planId, startedOn }),
    );
  // Read from the database, because sessions end when the clock is moved by days.
  const ordered = async () =>
    database
      .select({ items: serviceOrders.items, cents: serviceOrders.cents, state: serviceOrders.state })
      .from(serviceOrders)
      .where(eq(serviceOrders.workspaceId, workspaceId))
      .orderBy(serviceOrders.id);
  const stateOf = async (subscriptionId: string) =>
    (await database.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)))[0]!;
  const terminate = (subscriptionId: string, fineCents: number) =>
    call.raw('POST /subscriptions/{subscriptionId}/termination', { params: { subscriptionId }, body: { fineCents } });
  const preview = (subscriptionId: string) =>
    call.raw('GET /subscriptions/{subscriptionId}/termination', { params: { subscriptionId } });
  return { ...world, choose, payWith, list, running, ordered, stateOf, terminate, preview };
}

test('CHK-03 everybody reads the plans on sale, with what they cost', async () => {
  const { plans, termsVersion } = (await product.anonymous('GET /plans')).body;
  expect(termsVersion).toBe(PLAN_TERMS_VERSION);
  expect(plans.map(({ planId }) => planId)).toEqual(['ats-standard', 'ats-plus', 'sourcing-standard', 'sourcing-plus']);
  expect(plans[0]).toMatchObject({ product: 'ats', monthlyCents: 390_00, includedUnits: 3, unitCents: 90_00 });
});

test('CHK-03 CHK-01 a plan starts with the payment of its first month, and its owner is told', async () => {
  const { choose, payWith, act, list, subjects } = await startPlanWorld();
  const { subscriptionId, serviceOrderId } = (await choose('ats-standard')).body;
  // Whoever comes back chooses the same one, not a second one.
  expect((await choose('ats-standard')).body).toEqual({ subscriptionId, serviceOrderId });
  const waiting = { state: 'waiting', startedOn: null, openOrder: { serviceOrderId, cents: 390_00, isOverdue: false } };
  expect(await list()).toMatchObject([waiting]);
  await payWith(serviceOrderId, 'pix');
  await act(serviceOrderId, 'pay');
  expect(await list()).toMatchObject([
    {
      ...{ subscriptionId, state: 'active', startedOn: today(), billedUntil: addMonths(today(), 1), openOrder: null },
      ...{ committedUntil: addMonths(today(), 12), abilities: { end: true, drop: false } },
    },
  ]);
  expect((await subjects()).some((subject) => subject.includes('ATS Standard'))).toBe(true);
  expect(codeOf(await choose('ats-plus', 890_00))).toEqual([409, 'checkout.planRunning']);
  expect((await choose('sourcing-plus', 690_00)).status).toBe(201);
});

test('CHK-03 a wallet that holds enough pays the first month of a plan at once, and the mail says so', async () => {
  const { choose, payWith, list, call, subjects, workspaceId, balance } = await startPlanWorld();
  const walletCents = async () => (await call('GET /orders')).body.walletCents;
  expect(await walletCents()).toBe(0);
  await buildTopUp(product.database, { workspaceId, cents: 400_00, at: clock.now() });
  expect(await walletCents()).toBe(400_00);
  const { serviceOrderId } = (await choose('ats-standard')).body;
  expect((await payWith(serviceOrderId, 'credits')).status).toBe(200);
  expect(await list()).toMatchObject([{ state: 'active', startedOn: today() }]);
  expect([await balance(), await walletCents()]).toEqual([10_00, 10_00]);
  expect((await subjects()).some((subject) => subject.endsWith('pago com seus créditos'))).toBe(true);
});

test('CHK-03 a price or terms other than those of today, and plans that are not on sale, are refused', async () => {
  const { choose, call } = await startPlanWorld();
  const old = { planId: 'ats-standard', monthlyCents: 390_00, termsVersion: '2020-01-01' } as const;
  expect(codeOf(await choose('ats-standard', 1_00))).toEqual([409, 'checkout.planChanged']);
  expect(codeOf(await choose('matchmaking-plus'))).toEqual([409, 'checkout.planChanged']);
  expect(codeOf(await call.raw('POST /subscriptions', { body: old }))).toEqual([409, 'checkout.planChanged']);
});

test('CHK-03 twelve choices at once make one plan and one order', async () => {
  const { choose, ordered, list } = await startPlanWorld();
  const answers = await Promise.all(Array.from({ length: 12 }, () => choose('ats-standard')));
  expect(new Set(answers.map(({ body }) => body.serviceOrderId)).size).toBe(1);
  expect([(await ordered()).length, (await list()).length]).toEqual([1, 1]);
});

test('CHK-03 another choice before the payment replaces the first one, and whoever gives it up owes nothing', async () => {
  const { choose, call, list, ordered, workspaceId } = await startPlanWorld();
  await choose('ats-standard');
  const { subscriptionId } = (await choose('ats-plus', 890_00)).body;
  expect((await list()).map(({ planId }) => planId)).toEqual(['ats-plus']);
  expect((await ordered()).map(({ state }) => state)).toEqual(['canceled', 'open']);
  const drop = () => call.raw('POST /subscriptions/{subscriptionId}/drop', { params: { subscriptionId } });
  expect((await drop()).body.subscriptions).toEqual([]);
  expect(codeOf(await drop())).toEqual([409, 'checkout.planEnded']);
  const foreign = await buildCompany(product);
  expect((await foreign.call('POST /subscriptions/{subscriptionId}/drop', { params: { subscriptionId } })).status).toBe(
    404,
  );
  const stillOpen = and(eq(serviceOrders.workspaceId, workspaceId), eq(serviceOrders.state, 'open'));
  expect(await product.database.$count(serviceOrders, stillOpen)).toBe(0);
});

test('CHK-03 each month is ordered once, with what was used above the plan in the month before', async () => {
  const { running, ordered, workspaceId, call } = await startPlanWorld();
  const startedOn = addDays(today(), -10);
  await running(startedOn);
  for (let index = 0; index < 5; index += 1) await posted(call);
  await product.database
    .update(positions)
    .set({ publishedAt: new Date(`${addDays(startedOn, 2)}T12:00:00-03:00`) })
    .where(eq(positions.workspaceId, workspaceId));
  await product.runJob(billPlansJob);
  expect(await ordered()).toEqual([]);
  product.clock.advance({ days: 22 });
  await Promise.all([product.runJob(billPlansJob), product.runJob(billPlansJob)]);
  const second = { from: addMonths(startedOn, 1), until: addMonths(startedOn, 2) };
  const first = { from: startedOn, until: addMonths(startedOn, 1) };
  const plan = { kind: 'plan', cents: 500_00, ...second };
  expect(await ordered()).toEqual([
    { state: 'open', cents: 680_00, items: [plan, { kind: 'usage', units: 2, cents: 180_00, ...first }] },
  ]);
  // A server that stood still for two months orders each of them, of a plan that is paid.
  await product.database
    .update(serviceOrders)
    .set({ state: 'paid', endedAt: clock.now() })
    .where(eq(serviceOrders.workspaceId, workspaceId));
  product.clock.advance({ days: 61 });
  await product.runJob(billPlansJob);
  expect((await ordered()).map(({ cents }) => cents)).toEqual([680_00, 500_00, 500_00]);
});

test('CHK-03 what ending a plan costs is shown before, billed at once, and paid as a fine', async () => {
  const { running, preview, terminate, payWith, ordered, list, workspaceId, balance, subjects, call } =
    await startPlanWorld();
  const startedOn = addDays(today(), -5);
  const subscriptionId = await running(startedOn);
  const shown = (await preview(subscriptionId)).body;
  expect(shown).toMatchObject({ committedUntil: addMonths(startedOn, 12), endsOn: addDays(today(), 30) });
  expect(shown.fineCents).toBe(Math.round(100_00 * (shown.months + shown.days / shown.daysOfMonth)));
  expect(codeOf(await terminate(subscriptionId, shown.fineCents - 1))).toEqual([409, 'checkout.fineChanged']);
  const [ending] = (await terminate(subscriptionId, shown.fineCents)).body.subscriptions;
  expect(ending).toMatchObject({ state: 'ending', endsOn: shown.endsOn, fineCents: shown.fineCents });
  expect(codeOf(await terminate(subscriptionId, shown.fineCents))).toEqual([409, 'checkout.planEnded']);
  expect(await ordered()).toEqual([
    { state: 'open', cents: shown.fineCents, items: [{ kind: 'fine', cents: shown.fineCents }] },
  ]);
  expect((await subjects()).some((subject) => subject.startsWith('ATS Standard termina em'))).toBe(true);
  await buildTopUp(product.database, { workspaceId, cents: shown.fineCents, at: clock.now() });
  await payWith(ending!.openOrder!.serviceOrderId, 'credits');
  const lines = (await call('GET /wallet/lines', { query: { view: 'statement', currency: 'BRL' } })).body.lines;
  expect([await balance(), lines[0]!.type, lines[0]!.cents]).toEqual([0, 'fine', -shown.fineCents]);
  expect(lines[0]!.description).toMatch(/ATS Standard/);
  expect((await list())[0]!.openOrder).toBeNull();
});

test('CHK-03 after the commitment a plan ends without a fine; its last days and last usage are billed', async () => {
  const { running, preview, terminate, ordered, stateOf, subjects } = await startPlanWorld();
  const startedOn = addMonths(today(), -13);
  const subscriptionId = await running(startedOn);
  await product.runJob(billPlansJob);
  const monthsBilled = (await ordered()).length;
  expect(monthsBilled).toBe(13);
  const shown = (await preview(subscriptionId)).body;
  expect([shown.fineCents, shown.months]).toEqual([0, 0]);
  await terminate(subscriptionId, 0);
  const { endsOn } = await stateOf(subscriptionId);
  product.clock.advance({ days: 40 });
  await product.runJob(billPlansJob);
  const late = (await ordered()).slice(monthsBilled);
  expect(late.every(({ cents, items }) => cents <= 500_00 && items[0]!.until! <= endsOn!)).toBe(true);
  expect(await stateOf(subscriptionId)).toMatchObject({ state: 'ended', endsOn });
  expect((await subjects())[0]).toBe('ATS Standard terminou');
});

test('CHK-03 on the day a plan ends the next one can be chosen', async () => {
  const { running, terminate, preview, choose, stateOf } = await startPlanWorld();
  const subscriptionId = await running(addMonths(today(), -12));
  await product.runJob(billPlansJob);
  await terminate(subscriptionId, (await preview(subscriptionId)).body.fineCents);
  expect(codeOf(await choose('ats-plus', 890_00))).toEqual([409, 'checkout.planRunning']);
  await product.database
    .update(subscriptions)
    .set({ endsOn: today(), billedUntil: today() })
    .where(eq(subscriptions.id, subscriptionId));
  expect((await choose('ats-plus', 890_00)).status).toBe(201);
  expect((await stateOf(subscriptionId)).state).toBe('ended');
});

test('CHK-03 MON-02 a space with a running plan is not closed', async () => {
  const { running, call } = await startPlanWorld();
  await running(today());
  expect(codeOf(await call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } }))).toEqual([
    ...[409, 'checkout.planMustEnd'],
  ]);
});

test('CHK-03 a month that was billed by the day and goes on bills its usage once', async () => {
  const { running, ordered, workspaceId, call, stateOf } = await startPlanWorld();
  const subscriptionId = await running(addMonths(today(), -1));
  for (let index = 0; index < 4; index += 1) await posted(call);
  await product.database
    .update(positions)
    .set({ publishedAt: new Date(`${addDays(today(), -40)}T12:00:00-03:00`) })
    .where(eq(positions.workspaceId, workspaceId));
  // As a suspension leaves it that ended within a month.
  const monthStart = addMonths(today(), -2);
  await product.database
    .update(subscriptions)
    .set({ startedOn: monthStart, billedUntil: addDays(monthStart, 25) })
    .where(eq(subscriptions.id, subscriptionId));
  await product.runJob(billPlansJob);
  const usage = (await ordered()).flatMap(({ items }) => items.filter(({ kind }) => kind === 'usage'));
  expect(usage).toMatchObject([{ units: 1, from: monthStart, until: addMonths(monthStart, 1) }]);
  expect((await stateOf(subscriptionId)).billedUntil! > today()).toBe(true);
});
