import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { projectManagement } from '#projects/management/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { orderInstallmentsJob } from './order-installment.ts';
import { orderMonthsJob } from './order-month.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

test('PRJ-06 a one-off project asks for its total in installments, one a month, each once; what changes shares what is left', async () => {
  const { product, owner, admin } = world;
  const { database } = product;
  const { projectId } = await world.work({ creditedMinutes: 0 });
  await database.update(projects).set({ status: 'ongoing', type: 'oneshot' }).where(eq(projects.id, projectId));
  const own = async () =>
    (await owner.call('GET /orders')).body.services
      .filter((one) => one.projectId === projectId)
      .toSorted((one, other) => one.items[0]!.number! - other.items[0]!.number!);
  const agree = async (totalAmount: number, installments: number) => {
    const params = { projectId };
    const {
      team: _,
      currency: _currency,
      ...facts
    } = (await admin.call('GET /projectUpdate/{projectId}', { params })).body;
    await admin.call('PATCH /projectUpdate/{projectId}', { params, body: { ...facts, totalAmount, installments } });
  };
  await product.runJob(orderInstallmentsJob);
  expect(await own()).toEqual([]);

  await agree(1_000_00, 3);
  /** The project began some days ago. */
  const begun = (days: number) => {
    const day = addDays(dateInSaoPaulo(new Date()), -days);
    return database
      .update(projectManagement)
      .set({ openedOn: day, ongoingSince: day })
      .where(eq(projectManagement.projectId, projectId));
  };
  await begun(0);
  const mails = () => database.$count(mailOutbox, eq(mailOutbox.recipient, owner.email));
  const mailed = await mails();
  await Promise.all([product.runJob(orderInstallmentsJob), product.runJob(orderInstallmentsJob)]);
  await product.runJob(orderInstallmentsJob);
  expect(await own()).toMatchObject([
    { type: 'credits', state: 'open', cents: 333_34, items: [{ kind: 'installment', number: 1, count: 3 }] },
  ]);
  expect((await mails()) - mailed).toBe(1);

  // Its credits come to the wallet; the next ones are asked for a month later each.
  const params = { orderId: (await own())[0]!.serviceOrderId };
  await owner.call('POST /orders/{orderId}/payment', { params, body: { method: 'pix' } });
  await owner.call('POST /orders/{orderId}/sandboxAction', { params, body: { action: 'pay' } });
  expect((await owner.call('GET /wallet')).body.wallets[0]!.availableCents).toBe(333_34);
  await begun(32);
  await agree(1_000_00, 5);
  await product.runJob(orderInstallmentsJob);
  await product.runJob(orderInstallmentsJob);
  expect(await own()).toMatchObject([{ cents: 333_34 }, { cents: 166_67, items: [{ number: 2, count: 5 }] }]);
  // A project that ends asks for nothing more, and what nobody paid is canceled.
  await database.update(projects).set({ status: 'finished' }).where(eq(projects.id, projectId));
  await begun(70);
  await product.runJob(orderInstallmentsJob);
  await product.runJob(orderMonthsJob);
  expect((await own()).map(({ state }) => state)).toEqual(['paid', 'canceled']);
  const rows = await database.select().from(serviceOrders).where(eq(serviceOrders.type, 'credits'));
  expect(rows).toHaveLength(2);
});
