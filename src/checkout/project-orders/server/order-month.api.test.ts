import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { findOrderDifferences } from '#checkout/orders/server/prove-orders.ts';
import { orderMonthsJob } from './order-month.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

test('PRJ-06 a running project asks each month for the credits that it lacks, once; they stay in the wallet, and nothing is charged by itself', async () => {
  const { product, owner } = world;
  const { database } = product;
  // The hour was worked in an earlier month, whichever this one is.
  const firstStart = '2025-03-03T12:00:00Z';
  const { projectId } = await world.work({ gross: 10_00, net: 8_00, creditedMinutes: 600, firstStart });
  const setStatus = (status: 'ongoing' | 'finished') =>
    database.update(projects).set({ status, type: 'recurring' }).where(eq(projects.id, projectId));
  await setStatus('ongoing');
  await Promise.all([product.runJob(orderMonthsJob), product.runJob(orderMonthsJob)]);
  await product.runJob(orderMonthsJob);
  const { services } = (await owner.call('GET /orders')).body;
  // 160 hours at R$ 10, of which the credits of ten are there, less the hour that was worked.
  expect(services).toMatchObject([{ type: 'credits', projectId, cents: 1_500_00 + 10_00, state: 'open' }]);
  const orderId = services[0]!.serviceOrderId;
  const params = { orderId };
  expect((await owner.call('GET /orders/{orderId}', { params })).body.abilities.pay).not.toContain('credits');
  const byCredits = await owner.call.raw('POST /orders/{orderId}/payment', { params, body: { method: 'credits' } });
  expect(byCredits.body.error?.code).toBe('checkout.methodMissing');
  const before = (await owner.call('GET /wallet')).body.wallets[0]!.availableCents;
  await owner.call('POST /orders/{orderId}/payment', { params, body: { method: 'pix' } });
  await owner.call('POST /orders/{orderId}/sandboxAction', { params, body: { action: 'pay' } });
  expect((await owner.call('GET /wallet')).body.wallets[0]!.availableCents - before).toBe(1_510_00);
  const context = { database, settings: product.config, now: new Date() };
  expect(await findOrderDifferences(context)).toEqual([]);
  // A project that has ended asks for nothing, and what it asked for is canceled.
  const cause = `project:${projectId}:2020-01`;
  const [paid] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, orderId));
  const { id: _id, endedAt: _endedAt, ...rest } = paid!;
  const [open] = await database
    .insert(serviceOrders)
    .values({ ...rest, state: 'open', cause })
    .returning();
  await setStatus('finished');
  await product.runJob(orderMonthsJob);
  const [ended] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, open!.id));
  expect(ended!.state).toBe('canceled');
});

test('PRJ-06 projects that lack nothing keep no other from being asked, however many they are', async () => {
  const { product, owner } = world;
  const { database } = product;
  const { projectId } = await world.work({ gross: 10_00, net: 8_00, creditedMinutes: 0, minutes: [] });
  await database.update(projects).set({ status: 'ongoing', type: 'recurring' }).where(eq(projects.id, projectId));
  await database.execute(sql`
    insert into projects (id, workspace_id, created_by, title, type, status)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, p.workspace_id, p.created_by, 'Nobody works here', p.type, p.status
    from projects p, generate_series(1, 1001) n where p.id = ${projectId}`);
  await product.runJob(orderMonthsJob);
  const { services } = (await owner.call('GET /orders')).body;
  expect(services.filter((one) => one.projectId === projectId)).toMatchObject([{ cents: 1_600_00 }]);
});

test('PRJ-06 for a hire that was priced without agreed hours, those of its vacancy are asked for', async () => {
  const { product, owner } = world;
  const { database } = product;
  const { projectId, hireId } = await world.work({ gross: 10_00, net: 8_00, creditedMinutes: 0, minutes: [] });
  await database.update(projects).set({ status: 'ongoing', type: 'recurring' }).where(eq(projects.id, projectId));
  await database.update(projectProfessionals).set({ agreedHours: null }).where(eq(projectProfessionals.id, hireId));
  await database.update(positions).set({ monthlyHours: 100 }).where(eq(positions.projectId, projectId));
  await product.runJob(orderMonthsJob);
  const { services } = (await owner.call('GET /orders')).body;
  expect(services.filter((one) => one.projectId === projectId)).toMatchObject([{ cents: 1_000_00 }]);
  const { projects: listed } = (await owner.call('GET /allocations')).body;
  expect(listed.find((one) => one.projectId === projectId)!.hires).toMatchObject([{ monthlyHours: 100 }]);
});
