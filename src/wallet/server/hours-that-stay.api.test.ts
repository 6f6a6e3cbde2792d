import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { positions, projects } from '#projects/server/tables.ts';
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
