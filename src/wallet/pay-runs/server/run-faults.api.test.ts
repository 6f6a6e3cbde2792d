import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';

let world: Awaited<ReturnType<typeof startPayWorld>>;
beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world.product.close());

test('MON-05 a key that is changed after a run was frozen changes nothing in it', async () => {
  const { professional } = await world.work();
  const { runId } = (await world.freeze()).body;
  const key = {
    pixKeyKind: 'email' as const,
    pixKey: 'zoe@nokey.ponte.invalid',
    keyChangedAt: new Date().toISOString(),
  };
  await buildPrivateRecord(world.product.database, professional.id, 'bankDetails', key);
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', key: 'an•••@pix.example' }]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 hours in a frozen run can be contested no more', async () => {
  const { entryIds, stateOf } = await world.work();
  const { runId } = (await world.freeze()).body;
  const body = { entryId: entryIds[0]!, reason: 'Nobody worked' };
  const [contest] = await Promise.all([
    world.owner.call.raw('POST /timeEntries/contestTimeEntry', { body }),
    world.advance(),
  ]);
  expect(contest.status).toBe(409);
  await world.advance();
  expect([(await world.run(runId)).run.state, await stateOf(entryIds[0]!)]).toEqual(['done', 'paid']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 whoever was replaced or deactivated is paid, whatever was blocked or said to be owed', async () => {
  const { professional, hireId } = await world.work();
  const gone = { state: 'deactivated' as const, hoursOwed: false, endedAt: new Date(), paymentBlockedAt: new Date() };
  await world.product.database.update(projectProfessionals).set(gone).where(eq(projectProfessionals.id, hireId));
  const { runId } = (await world.freeze()).body;
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', cents: 85_00 }]);
  expect(await world.balance({ kind: 'professional', memberId: professional.id })).toBe(0);
});
