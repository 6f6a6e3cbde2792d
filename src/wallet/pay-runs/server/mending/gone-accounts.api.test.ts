import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { payments } from '#wallet/pay-runs/server/tables.ts';

let world: Awaited<ReturnType<typeof startPayWorld>>;
beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world.product.close());

/** Somebody whose payment is on its way when the account is deleted, to a key that is kept until then. */
async function leaveWhilePaid(work: Parameters<typeof world.work>[0]) {
  const { professional } = await world.work(work);
  const { runId } = (await world.freeze()).body;
  const keyOf = async () =>
    (await world.product.database.select().from(payments).where(eq(payments.memberId, professional.id)))[0]!.key;
  const { email, call } = professional;
  expect((await call.raw('POST /ownData/deletion', { body: { email, password: 'Demo1234!' } })).status).toBe(200);
  expect(await keyOf()).toBe(work?.pixKey);
  const read = async () => (await world.run(runId)).payments[0]!;
  return { keyOf, read };
}

test('MON-05 ACC-17 the key of a deleted account goes once its payment has arrived, failed or come back', async () => {
  for (const [pixKey, state] of [
    ['ana@pix.example', 'paid'],
    ['ana@closed.ponte.invalid', 'failed'],
    ['ana@returned.ponte.invalid', 'returned'],
  ] as const) {
    const { keyOf, read } = await leaveWhilePaid({ pixKey });
    await world.advance();
    expect(await read()).toMatchObject({ state, isGone: true, key: '' });
    expect(await keyOf()).toBe('');
  }
  expect(await world.differences()).toEqual([]);
});

test('MON-05 ACC-17 the key of a deleted account goes with a run that is refused', async () => {
  const refused = await leaveWhilePaid({ pixKey: 'ana@pix.example', gross: 20_000_00, net: 15_000_00 });
  await world.decide((await world.openApproval())!.approvalId, 'refuse');
  expect([(await refused.read()).state, await refused.keyOf()]).toEqual(['dropped', '']);
});
