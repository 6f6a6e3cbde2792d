import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { payIn } from '#application/testing/money/order-world.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

test('MON-05 a space stays open while approved hours are not paid; hours by a CLT contract are paid elsewhere', async () => {
  const world = await startPayWorld();
  onTestFinished(() => world.product.close());
  const { workspaceId } = world;
  const { database } = world.product;
  await world.work({ minutes: [60], creditedMinutes: 0 });
  const left = (await world.owner.call('GET /wallet')).body.wallets[0]!;
  expect(left.totalCents).toBe(0);
  await database.update(workspaces).set({ company: 'Casa Devedora' }).where(eq(workspaces.id, workspaceId));
  await database.update(projects).set({ status: 'finished' }).where(eq(projects.workspaceId, workspaceId));
  const close = () => world.owner.call.raw('POST /workspace/close', { body: { company: 'Casa Devedora' } });
  const refused = await close();
  expect([refused.status, refused.body.error.code]).toEqual([409, 'wallet.hoursUnpaid']);
  await database.update(positions).set({ hiringModel: 'CLT' });
  expect((await close()).status).toBe(200);
});

test('MON-05 ACC-17 while covered hours reach nobody, a company hears that it has nothing left to do', async () => {
  const world = await startPayWorld();
  onTestFinished(() => world.product.close());
  const { workspaceId } = world;
  const { database } = world.product;
  const { professional, hireId, projectId } = await world.work({ creditedMinutes: 0 });
  // Just what the hour costs, so that nothing is left in the wallet.
  await payIn(database, { workspaceId, ownerId: world.owner.id, cents: 100_00, at: new Date() });
  await world.owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes: 60 }] } });
  const { email, call } = professional;
  expect((await call.raw('POST /ownData/deletion', { body: { email, password: 'Demo1234!' } })).status).toBe(200);
  const runId = await world.startRun();
  await world.advance();
  await database.update(workspaces).set({ company: 'Casa Devedora' }).where(eq(workspaces.id, workspaceId));
  const close = async () => {
    await database.update(projects).set({ status: 'finished' }).where(eq(projects.workspaceId, workspaceId));
    return codeOf(
      await world.owner.call.raw('POST /workspace/close', {
        body: { company: 'Casa Devedora' },
      }),
    );
  };
  expect(await close()).toEqual([409, 'wallet.hoursBeingPaid']);
  // Hours that nothing covers are the company's to deal with.
  const other = await world.work({ creditedMinutes: 0 });
  expect(await close()).toEqual([409, 'wallet.hoursUnpaid']);
  await database.update(timeEntries).set({ state: 'refused' }).where(eq(timeEntries.hireId, other.hireId));
  const { paymentId } = (await world.run(runId)).payments[0]!;
  await world.ask(paymentId, 'byHand');
  await world.decideOpen('approve');
  expect(await close()).toEqual([200, undefined]);
});
