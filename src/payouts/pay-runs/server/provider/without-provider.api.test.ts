import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';

const world = await startPayWorld({ PAYOUT_PROVIDER: 'off' });
const { owed } = world;
afterAll(() => world.product.close());

test('MON-05 where nobody pays by itself, people are credited and wait until two mark each payment as paid by hand', async () => {
  const works = [await world.work(), await world.work()];
  const runId = await world.startRun();
  for (let turn = 0; turn < 3; turn += 1) {
    await world.advance();
    await world.later({ days: 1 });
  }
  const read = () => world.run(runId);
  const { run, payments } = await read();
  // It never reads as on its way, nor as done: the companies are debited, and the people are owed.
  expect(run).toMatchObject({ state: 'running', paidCents: 0, brokenCount: 0 });
  expect(payments).toMatchObject(works.map(() => ({ state: 'waiting', attempt: 0, paidAt: null })));
  expect(await world.product.database.$count(sandboxPayouts)).toBe(0);
  expect(await world.balance({ kind: 'reserved', workspaceId: world.workspaceId })).toBe(0);
  for (const { professional, stateOf, entryIds } of works) {
    expect([await owed(professional.id), await stateOf(entryIds[0]!)]).toEqual([85_00, 'payable']);
    expect((await professional.call('GET /ownPayments')).body).toMatchObject({ inRunCents: 85_00, paidCents: 0 });
  }
  expect((await world.preview()).peopleCount).toBe(0);
  expect((await world.admin.call('GET /remittances')).body).toMatchObject({ enabled: false, files: [] });
  expect(await world.differences()).toEqual([]);

  for (const { paymentId } of payments) {
    await world.ask(paymentId, 'byHand');
    await world.decideOpen('approve');
  }
  await world.advance();
  expect((await read()).run).toMatchObject({ state: 'done', paidCents: 170_00, paidCount: 2 });
  for (const { professional, stateOf, entryIds } of works) {
    expect([await owed(professional.id), await stateOf(entryIds[0]!)]).toEqual([0, 'paid']);
    const own = (await professional.call('GET /ownPayments')).body;
    expect(own).toMatchObject({ inRunCents: 0, paidCents: 85_00, payments: [{ state: 'paidByHand' }] });
  }
  expect(await world.differences()).toEqual([]);
});
