import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { dieOnTheWay } from '#application/testing/money/dying-database.ts';
import { payIn, startOrderWorld } from '#application/testing/money/order-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { type PaymentMethod, paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { actInSandbox } from '#checkout/orders/server/provider/sandbox-provider.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { payService } from '#checkout/orders/server/start-order.ts';
import { settleOrdersJob } from '#checkout/orders/server/settle-job.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { PLAN_TERMS_VERSION } from '#checkout/rules/plan-catalogue.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings, mailOutbox } from '#platform/db/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { beginAt } from '#platform/testing/moved-date.ts';
import { buildProjects } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { billPlansJob } from './bill-plans.ts';
import { choosePlan } from './choose-plan.ts';
import { endPlan, previewTermination } from './end-plan.ts';

/** What pays each of the months after the first, and the fine in the end. */
const LATER = ['own', 'credits', 'credits', 'own'] as const;
/** While one company pays by its method: with fewer, something was done before anybody could die of it. */
const LEAST_DEATHS = 100;
const PAID_IN = 20_000_00;

// How many orders a plan of five steps of 31 days makes depends on its first day.
beginAt('2026-11-29T10:00:00-03:00');

test('CHK-02 CHK-03 a process that is killed before each statement of plans, paid by Pix, card or boleto, orders and pays each month once, starts and ends each plan once, and tells of it once', async () => {
  const product = await startTestProduct();
  onTestFinished(() => product.close());
  const { database, config: settings } = product;
  const today = () => dateInSaoPaulo(clock.now());
  const companies: Awaited<ReturnType<typeof live>>[] = [];
  for (const method of paymentMethods) companies.push(await live(method));

  /** From the choice of a plan to its end. */
  async function live(method: PaymentMethod) {
    const { id, email, workspaceId } = await startOrderWorld(product);
    const contextOf = (own: Database) =>
      ({
        ...{ database: own, settings, now: clock.now(), log: { warn: () => {} } },
        ...{ session: { userId: id }, workspace: { id: workspaceId } },
      }) as unknown as SignedInContext;
    const insist = (act: (own: Database) => Promise<unknown>, isDone: () => Promise<boolean>) =>
      dieOnTheWay(database, act, isDone);
    const ofSpace = eq(subscriptions.workspaceId, workspaceId);
    const plan = async () => (await database.select().from(subscriptions).where(ofSpace))[0];
    const isOpen = and(eq(serviceOrders.workspaceId, workspaceId), eq(serviceOrders.state, 'open'));
    const open = async () => (await database.select().from(serviceOrders).where(isOpen))[0];
    const isUnpaid = and(eq(orders.workspaceId, workspaceId), inArray(orders.state, ['open', 'processing']));
    const payment = async () => (await database.select().from(orders).where(isUnpaid))[0];
    const settle = (isDone: () => Promise<boolean>) =>
      insist(async (own) => {
        await database
          .update(orders)
          .set({ lookAt: new Date(0) })
          .where(isUnpaid);
        await product.runJob(settleOrdersJob, {}, { database: own });
      }, isDone);
    const bill = () =>
      insist(
        (own) => product.runJob(billPlansJob, {}, { database: own }),
        async () => (await database.$count(subscriptions, isDue())) === 0,
      );
    const payByCredits = () =>
      insist(
        async (own) => payService(contextOf(own), (await open())!.id, 'credits'),
        async () => (await open()) === undefined,
      );
    /** While something was paid by the method. */
    let deaths = 0;
    async function payByMethod(): Promise<void> {
      const serviceOrderId = (await open())!.id;
      deaths += await insist(
        (own) => payService(contextOf(own), serviceOrderId, method),
        async () => (await payment()) !== undefined,
      );
      // A payment whose beginning was lost begins with a later look.
      deaths += await settle(async () => (await payment())!.reference !== null);
      const { reference } = (await payment())!;
      const around = { database, now: clock.now(), holidays: settings.holidays };
      await actInSandbox(around, reference!, 'pay');
      if (method === 'boleto') {
        deaths += await settle(async () => (await payment())!.state === 'processing');
        await actInSandbox(around, reference!, 'settle');
      }
      deaths += await settle(async () => (await payment()) === undefined);
      expect((await open())?.id).not.toBe(serviceOrderId);
    }

    const published = Array.from({ length: 5 }, (_, index) => ({ title: `Vaga ${index}` }));
    await buildProjects(database, { workspaceId, createdBy: id, projects: [{ title: 'Obra', positions: published }] });
    await payIn(database, { workspaceId, ownerId: id, cents: PAID_IN, at: clock.now() });
    const choice = { planId: 'ats-standard', monthlyCents: 390_00, termsVersion: PLAN_TERMS_VERSION } as const;
    await insist(
      (own) => choosePlan(contextOf(own), choice),
      async () => (await plan()) !== undefined,
    );
    await payByMethod();
    await database
      .update(positions)
      .set({ publishedAt: sql`${clock.now().toISOString()}::timestamptz + interval '2 days'` })
      .where(eq(positions.workspaceId, workspaceId));
    const { id: subscriptionId } = (await plan())!;
    let fineCents = 0;
    for (const [month, by] of LATER.entries()) {
      if (month === LATER.length - 1) {
        ({ fineCents } = await previewTermination(contextOf(database), subscriptionId));
        await insist(
          (own) => endPlan(contextOf(own), subscriptionId, fineCents),
          async () => (await plan())!.state === 'ending',
        );
        // Unpaid for a month, the fine would suspend the plan, and its last days would cost nothing.
        await payByMethod();
      }
      product.clock.advance({ days: 31 });
      await bill();
      while (await open()) await (by === 'own' ? payByMethod() : payByCredits());
    }
    return { workspaceId, email, fineCents, method, deaths };
  }

  function isDue() {
    return or(
      and(inArray(subscriptions.state, ['active', 'ending']), lte(subscriptions.billedUntil, today())),
      and(eq(subscriptions.state, 'ending'), lte(subscriptions.endsOn, today())),
    );
  }

  // Nothing is left to be done.
  const before = [await database.$count(serviceOrders), await database.$count(mailOutbox)];
  await product.runJob(billPlansJob);
  expect([await database.$count(serviceOrders), await database.$count(mailOutbox)]).toEqual(before);

  for (const { workspaceId, email, fineCents, method, deaths } of companies) {
    expect(deaths).toBeGreaterThan(LEAST_DEATHS);
    const own = await database.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId));
    expect(own).toMatchObject([{ state: 'ended', noticeCount: 1, fineCents }]);
    const { startedOn, endsOn } = own[0]!;
    const ordered = await database
      .select()
      .from(serviceOrders)
      .where(eq(serviceOrders.workspaceId, workspaceId))
      .orderBy(serviceOrders.createdAt, serviceOrders.id);
    expect(new Set(ordered.map(({ state }) => state))).toEqual(new Set(['paid']));
    const items = ordered.flatMap((order) => order.items);
    // Every day of the plan is ordered, and none twice; the first month was ordered before anybody knew its days.
    const months = items.filter(({ kind, from }) => kind === 'plan' && from !== undefined);
    const first = items.filter(({ kind, from }) => kind === 'plan' && from === undefined);
    const days = months.flatMap(({ from, until }) => [from, until]).toSorted();
    expect([first.length, days.at(-1), months[0]!.from! > startedOn!]).toEqual([1, endsOn, true]);
    expect(days.slice(1, -1).filter((_, index) => index % 2 === 0)).toEqual(
      days.slice(1, -1).filter((_, index) => index % 2 === 1),
    );
    expect(items.filter(({ kind }) => kind === 'usage')).toMatchObject([{ units: 2, cents: 180_00, from: startedOn }]);
    expect(items.filter(({ kind }) => kind === 'fine')).toEqual([{ kind: 'fine', cents: fineCents }]);

    const mails = await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    const count = (name: string) => mails.filter(({ happening }) => happening === `checkout.${name}`).length;
    expect([count('planStarted'), count('planNoticed'), count('planEnded')]).toEqual([1, 1, 1]);
    // Whoever chooses a plan stands before its payment already.
    expect([count('serviceOrdered'), count('servicePaid')]).toEqual([ordered.length - 1, ordered.length]);

    const payments = await database
      .select()
      .from(orders)
      .where(and(eq(orders.workspaceId, workspaceId), eq(orders.kind, 'service')));
    expect(payments.map((payment) => [payment.method, payment.state])).toEqual(payments.map(() => [method, 'paid']));
    const byCredits = ordered.filter((one) => payments.every(({ serviceOrderId }) => serviceOrderId !== one.id));
    expect([payments.length, byCredits.length]).toEqual([4, 2]);
    const recorded = await database.select().from(happenings).where(eq(happenings.workspaceId, workspaceId));
    const happened = (name: string) => recorded.filter((one) => one.name === `checkout.${name}`).length;
    const seen = method === 'boleto' ? payments.length : 0;
    expect([happened('paid'), happened('paymentSeen'), happened('servicePaid')]).toEqual([4, seen, ordered.length]);
    expect([count('paid'), count('paymentSeen')]).toEqual([0, seen]);
    const spent = byCredits.reduce((sum, { cents }) => sum + cents, 0);
    expect(await readBalanceOf(database, { kind: 'available', workspaceId }, 'BRL')).toBe(PAID_IN - spent);
  }
  const now = clock.now();
  const others = await findDifferences({ database, settings, now });
  expect((await proveLedger(database, { askedBy: null, now, others })).differences).toEqual([]);
}, 60_000);
