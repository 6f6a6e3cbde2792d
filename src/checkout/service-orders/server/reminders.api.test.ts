import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { remindServiceOrdersJob } from './mail-service-order.ts';
import { serviceOrders } from './tables.ts';

const product = await startTestProduct();
afterAll(() => product.close());
const today = () => dateInSaoPaulo(clock.now());

test('CHK-03 what a company owes is reminded of three days before, on the day, and 3, 7 and 14 days after it, each once', async () => {
  const { email, workspaceId } = await startOrderWorld(product);
  const { database } = product;
  const id = newId();
  await database.insert(serviceOrders).values({
    ...{ id, workspaceId, type: 'ats', currency: 'BRL', cents: 390_00, items: [], dueOn: addDays(today(), 4) },
  });
  const reminders = async () =>
    (
      await database
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.happening, 'checkout.serviceReminded')))
        .orderBy(mailOutbox.id)
    ).map(({ subject }) => (subject.includes('em atraso') ? 'late' : 'due'));
  const counts: number[] = [];
  for (let late = -4; late <= 30; late += 1) {
    await database
      .update(serviceOrders)
      .set({ dueOn: addDays(today(), -late) })
      .where(eq(serviceOrders.id, id));
    await Promise.all([product.runJob(remindServiceOrdersJob), product.runJob(remindServiceOrdersJob)]);
    counts.push((await reminders()).length);
  }
  const on = (late: number) => counts[late + 4];
  expect([-4, -3, -1, 0, 2, 3, 6, 7, 13, 14, 30].map(on)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(await reminders()).toEqual(['due', 'due', 'late', 'late', 'late']);
});

test('CHK-03 the arrears of a plan are the sum of what is overdue, with what each costs for being late', async () => {
  const { call, id: acceptedBy, workspaceId } = await startOrderWorld(product);
  const { database } = product;
  const subscriptionId = newId();
  const startedOn = addDays(today(), -80);
  await database.insert(subscriptions).values({
    ...{ id: subscriptionId, workspaceId, product: 'ats', planId: 'ats-standard', monthlyCents: 390_00, acceptedBy },
    ...{ includedUnits: 3, unitCents: 90_00, termsVersion: '1', state: 'active', startedOn, billedUntil: today() },
  });
  for (const [cents, late] of [
    [570_00, 50],
    [390_00, 20],
    [390_00, 1],
    [390_00, -5],
  ] as const)
    await database.insert(serviceOrders).values({
      ...{ id: newId(), workspaceId, type: 'ats', planId: 'ats-standard', currency: 'BRL', cents, items: [] },
      ...{ dueOn: addDays(today(), -late), cause: `subscription:${subscriptionId}:${addDays(today(), -late)}` },
    });
  const [plan] = (await call('GET /subscriptions')).body.subscriptions;
  expect(plan!.openOrder).toMatchObject({ cents: 590_90, isOverdue: true, overdueCents: 1_389_23, overdueCount: 3 });
});
