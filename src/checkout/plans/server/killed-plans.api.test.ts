import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { dyingDatabase } from '#application/testing/money/dying-database.ts';
import { payIn, startOrderWorld } from '#application/testing/money/order-world.ts';
import { randomFrom } from '#application/testing/money/random-from.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { actInSandbox } from '#checkout/orders/server/provider/sandbox-provider.ts';
import { findOrderDifferences } from '#checkout/orders/server/prove-orders.ts';
import { payService } from '#checkout/orders/server/pay-service.ts';
import { settleOrdersJob } from '#checkout/orders/server/settle-job.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { PLAN_TERMS_VERSION } from '#checkout/plans/rules/plan-terms.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { buildProjects } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { billPlansJob } from './bill-job.ts';
import { choosePlan } from './choose-plan.ts';
import { endPlan, previewTermination } from './end-plan.ts';

const DEATHS = 200;
const MONTHS = 3;
const PAID_IN = 20_000_00;

test('CHK-03 a process that is killed at 200 points of plans orders each month once, starts and ends each plan once, and tells of it once', async () => {
  const product = await startTestProduct();
  onTestFinished(() => product.close());
  const { database, config: settings } = product;
  const random = randomFrom(5);
  let deaths = 0;
  const dying = () => dyingDatabase(database, 1 + Math.floor(random() * 40), () => (deaths += 1));
  const today = () => dateInSaoPaulo(clock.now());
  /** Does something with a process that dies, until it has been done; what fails otherwise fails the test. */
  async function insist(act: (database: Database) => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
    while (!(await isDone())) {
      const before = deaths;
      await act(dying()).catch((problem: unknown) => {
        if (deaths === before) throw problem;
      });
    }
  }

  const companies: Awaited<ReturnType<typeof live>>[] = [];
  while (deaths < DEATHS) companies.push(await live());

  /** From the choice of a plan to its end. */
  async function live() {
    const { id, email, workspaceId } = await startOrderWorld(product);
    const contextOf = (own: Database) =>
      ({
        ...{ database: own, settings, now: clock.now(), log: { warn: () => {} } },
        ...{ session: { userId: id }, workspace: { id: workspaceId } },
      }) as unknown as SignedInContext;
    const ofSpace = eq(subscriptions.workspaceId, workspaceId);
    const plan = async () => (await database.select().from(subscriptions).where(ofSpace))[0];
    const isOpen = and(eq(serviceOrders.workspaceId, workspaceId), eq(serviceOrders.state, 'open'));
    const open = async () => (await database.select().from(serviceOrders).where(isOpen))[0];
    const payAll = (method: 'credits' | 'pix') =>
      insist(
        async (own) => payService(contextOf(own), (await open())!.id, method),
        async () => (await open()) === undefined || (method === 'pix' && (await database.$count(orders, isBegun)) > 0),
      );
    const isBegun = and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'open'));
    const settle = (isDone: () => Promise<boolean>) =>
      insist(async (own) => {
        await database
          .update(orders)
          .set({ lookAt: new Date(0) })
          .where(isBegun);
        await product.runJob(settleOrdersJob, {}, { database: own });
      }, isDone);
    const bill = () =>
      insist(
        (own) => product.runJob(billPlansJob, {}, { database: own }),
        async () => (await database.$count(subscriptions, isDue())) === 0,
      );

    const published = Array.from({ length: 5 }, (_, index) => ({ title: `Vaga ${index}` }));
    await buildProjects(database, { workspaceId, createdBy: id, projects: [{ title: 'Obra', positions: published }] });
    await payIn(database, { workspaceId, ownerId: id, cents: PAID_IN, at: clock.now() });
    const choice = { planId: 'ats-standard', monthlyCents: 390_00, termsVersion: PLAN_TERMS_VERSION } as const;
    await insist(
      (own) => choosePlan(contextOf(own), choice),
      async () => (await plan()) !== undefined,
    );
    await payAll('pix');
    // A payment whose beginning was lost begins with a later look.
    const begun = async () => (await database.select().from(orders).where(isBegun))[0];
    await settle(async () => (await begun())!.reference !== null);
    const around = { database, now: clock.now(), holidays: settings.holidays };
    await actInSandbox(around, (await begun())!.reference!, 'pay');
    await settle(async () => (await plan())!.state === 'active');
    await database
      .update(positions)
      .set({ publishedAt: sql`${clock.now().toISOString()}::timestamptz + interval '2 days'` })
      .where(eq(positions.workspaceId, workspaceId));
    for (let month = 0; month < MONTHS; month += 1) {
      product.clock.advance({ days: 31 });
      await bill();
      await payAll('credits');
    }
    const { id: subscriptionId } = (await plan())!;
    const { fineCents } = await previewTermination(contextOf(database), subscriptionId);
    await insist(
      (own) => endPlan(contextOf(own), subscriptionId, fineCents),
      async () => (await plan())!.state === 'ending',
    );
    product.clock.advance({ days: 31 });
    await bill();
    await payAll('credits');
    return { workspaceId, email, fineCents };
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

  for (const { workspaceId, email, fineCents } of companies) {
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

    // The first month was paid by Pix, all else from the credits.
    const spent = ordered.reduce((sum, { cents }) => sum + cents, 0) - 390_00;
    expect(await readBalanceOf(database, { kind: 'available', workspaceId }, 'BRL')).toBe(PAID_IN - spent);
  }
  const now = clock.now();
  const others = await findOrderDifferences({ database, settings, now });
  expect((await proveLedger(database, { askedBy: null, now, others })).differences).toEqual([]);
}, 60_000);
