import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { payIn } from '#application/testing/money/order-world.ts';
import { type PaidWork, startPayWorld } from '#application/testing/money/pay-world.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';
import { orderMonthsJob } from './order-month.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

/** A project that goes on month by month, with somebody for 160 hours at R$ 10, and what its orders ask for. */
async function startMonths(work: PaidWork = {}) {
  const { product, workspaceId, owner } = world;
  const { database } = product;
  const made = await world.work({ gross: 10_00, net: 8_00, minutes: [], creditedMinutes: 0, ...work });
  const { projectId, taskId, hireId, professional } = made;
  await database.update(projects).set({ status: 'ongoing', type: 'recurring' }).where(eq(projects.id, projectId));
  const orders = () =>
    database
      .select({ id: serviceOrders.id, cents: serviceOrders.cents })
      .from(serviceOrders)
      .where(eq(serviceOrders.description, made.projectId))
      .orderBy(serviceOrders.id);
  // The title names the project, so that its orders are found.
  await database.update(projects).set({ title: projectId }).where(eq(projects.id, projectId));
  let day = 1;
  /** Eight hours each, in this month. */
  const workNow = async (days: number, state: EntryState) => {
    for (const last = day + days; day < last; day += 1) {
      const start = new Date(`${dateInSaoPaulo(clock.now()).slice(0, 7)}-${String(day).padStart(2, '0')}T12:00:00Z`);
      const place = { workspaceId, projectId, taskId, memberId: professional.id, hireId };
      await buildHours(database, { ...place, start, end: new Date(start.getTime() + 480 * 60_000), state });
    }
  };
  const nextMonth = async () => {
    await world.later({ days: 31 });
    day = 1;
  };
  const pay = async () => {
    const params = { orderId: (await orders()).at(-1)!.id };
    await owner.call('POST /orders/{orderId}/payment', { params, body: { method: 'pix' } });
    await owner.call('POST /orders/{orderId}/sandboxAction', { params, body: { action: 'pay' } });
  };
  const allocate = (count: number) =>
    owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes: count * 60 }] } });
  /** Credits that no order asked for. */
  const give = async (count: number) => {
    await payIn(database, { workspaceId, ownerId: owner.id, cents: count * 10_00, at: clock.now() });
    await allocate(count);
  };
  const ask = async () => {
    await product.runJob(orderMonthsJob);
    return (await orders()).map(({ cents }) => cents);
  };
  return { ...made, workNow, nextMonth, pay, allocate, give, ask };
}

test('PRJ-06 hours that are pending are asked for with the month', async () => {
  const { addHours, give, ask } = await startMonths();
  await give(150);
  const { database } = world.product;
  const entryId = await addHours(480);
  await database.update(timeEntries).set({ state: 'pending' }).where(eq(timeEntries.id, entryId));
  expect(await ask()).toEqual([180_00]);
});

test('PRJ-06 payable hours that wait for credits are asked for with the month', async () => {
  const { ask } = await startMonths({ minutes: [480, 480] });
  expect(await ask()).toEqual([1_760_00]);
});

test('PRJ-06 hours of this month that took credits are not asked for again, refused ones not at all', async () => {
  const { workNow, give, ask } = await startMonths();
  await give(152);
  await workNow(1, 'payable');
  await workNow(1, 'refused');
  await workNow(1, 'pending');
  await give(8);
  expect(await ask()).toEqual([]);
  // A day beyond those agreed.
  await workNow(18, 'held');
  expect(await ask()).toEqual([]);
  await workNow(1, 'pending');
  expect(await ask()).toEqual([80_00]);
});

test('PRJ-06 of somebody who left, only the hours that wait are asked for', async () => {
  const { hireId, ask } = await startMonths({ minutes: [480] });
  const { database } = world.product;
  const left = { state: 'replaced', endedAt: new Date() } as const;
  await database.update(projectProfessionals).set(left).where(eq(projectProfessionals.id, hireId));
  expect(await ask()).toEqual([80_00]);
});

test('PRJ-06 what was asked for before is not asked for again, unpaid, in the wallet, nor in the project', async () => {
  const { workNow, nextMonth, pay, allocate, ask } = await startMonths();
  expect(await ask()).toEqual([1_600_00]);
  await workNow(2, 'payable');
  await nextMonth();
  // 144 hours of those asked for were not worked: of the new month, the others are missing.
  expect(await ask()).toEqual([1_600_00, 160_00]);
  await pay();
  await nextMonth();
  expect(await ask()).toEqual([1_600_00, 160_00]);
  await allocate(16);
  expect(await ask()).toEqual([1_600_00, 160_00]);
  await workNow(3, 'pending');
  await nextMonth();
  expect(await ask()).toEqual([1_600_00, 160_00, 240_00]);
  // What the wallet gave to another project instead is missing here.
  await pay();
  await (await startMonths()).allocate(24);
  await nextMonth();
  expect(await ask()).toEqual([1_600_00, 160_00, 240_00, 240_00]);
});

test('PRJ-06 hours at a price in reais are asked for in a project in dollars too, hours at a price in dollars are not', async () => {
  const { database } = world.product;
  const [reais, dollars] = [await startMonths({ minutes: [480] }), await startMonths({ minutes: [480] })];
  for (const { projectId } of [reais, dollars])
    await database.update(projects).set({ currency: 'USD' }).where(eq(projects.id, projectId));
  const inDollars = eq(projectProfessionals.id, dollars.hireId);
  await database.update(projectProfessionals).set({ agreedCurrency: 'USD' }).where(inDollars);
  expect(await reais.ask()).toEqual([1_680_00]);
  expect(await dollars.ask()).toEqual([]);
});

test.each([
  ['asks for its month, too', {}, [1_600_00, 400_00], [1_600_00, 1_600_00]],
  ['is paid by installments', { type: 'oneshot' }, [1_600_00], [1_600_00, 1_600_00]],
  ['is over', { status: 'finished' }, [1_600_00], [1_600_00, 400_00]],
] as const)(
  'PRJ-06 what is left in the wallet counts for one of two projects that paid, the first one; when that one %s',
  async (_when, change, ofFirst, ofSecond) => {
    const { database } = world.product;
    // The projects of other tests then wait for nothing any more.
    await database.update(projects).set({ status: 'finished' });
    const [first, second] = [await startMonths(), await startMonths()];
    for (const one of [first, second]) {
      expect(await one.ask()).toEqual([1_600_00]);
      await one.pay();
    }
    // Another project is given all but what 120 hours cost.
    const { availableCents } = (await world.owner.call('GET /wallet')).body.wallets[0]!;
    await (await startMonths()).allocate(availableCents / 10_00 - 120);
    if (Object.keys(change).length > 0)
      await database.update(projects).set(change).where(eq(projects.id, first.projectId));
    await second.nextMonth();
    expect([await first.ask(), await second.ask()]).toEqual([ofFirst, ofSecond]);
  },
);
