import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDifference } from '#application/testing/money/differences.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { sandboxPayouts } from './tables.ts';
import { findPayoutDifferences } from '#payouts/pay-runs/server/prove-payouts.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

test('MON-06 what Ponte calls paid and the provider does not list is a difference of that person, whose pay alone waits', async () => {
  const { product, admin } = world;
  const { database } = product;
  const hour = 3_600_000;
  const find = async (now = Date.now() + 2 * hour) =>
    (await findPayoutDifferences({ database, settings: product.config, now: new Date(now) })).filter(
      ({ kind }) => kind === 'payoutProvider',
    );
  const before = await find();
  const { professional, payment, addHours, give, runId } = await world.paid('ana@pix.example');
  const { paymentId } = payment;
  expect(await find()).toEqual(before);
  await database.delete(sandboxPayouts).where(eq(sandboxPayouts.requestKey, `${paymentId}:1`));
  const lost = { kind: 'payoutProvider', about: `${paymentId}:1`, cents: 85_00, currency: 'BRL' } as const;
  const memberId = professional.id;
  expect((await find()).filter(({ about }) => about === lost.about)).toMatchObject([{ ...lost, memberId }]);

  // A proof finds it as long as nobody explains it, however old it is.
  await admin.call('POST /ledgerProofs');
  const later = await find(Date.now() + 90 * 24 * hour);
  expect(later.filter(({ about }) => about === lost.about)).toMatchObject([lost]);
  const listed = async () =>
    (await admin.call('GET /ledgerProofs')).body.differences.find(({ about }) => about === lost.about)!;
  expect(await listed()).toMatchObject({ scope: 'person', state: 'open' });
  const { differenceId } = await listed();

  await addHours(60);
  await give(60);
  const other = await world.work();
  const holds = async () =>
    (await world.preview()).people
      .filter((person) => person.memberId === memberId || person.memberId === other.professional.id)
      .map((person) => [person.memberId === memberId, person.hires[0]!.hold]);
  expect((await holds()).toSorted()).toEqual([
    [false, null],
    [true, 'ledgerDiffers'],
  ]);
  const next = await world.startRun();
  await world.advance();
  expect((await world.run(next)).payments).toMatchObject([{ memberId: other.professional.id, state: 'paid' }]);
  const body = { reason: 'Pago, o extrato do banco confirma', counterEntry: null };
  await admin.call('POST /ledgerDifferences/{differenceId}/explanation', { params: { differenceId }, body });
  expect(await holds()).toEqual([[true, null]]);
  const last = await world.startRun();
  await world.advance();
  expect((await world.run(last)).payments).toMatchObject([{ memberId, state: 'paid' }]);
  // Explained, it stays so, though lists reach back for some weeks only.
  await admin.call('POST /ledgerProofs');
  expect(await listed()).toMatchObject({ differenceId, state: 'explained' });
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid' }]);
});

test('MON-06 a payment that is frozen in a run waits while the ledger differs for its person', async () => {
  const { professional } = await world.work();
  const runId = await world.startRun();
  await openDifference(world.product.database, { scope: 'person', memberId: professional.id });
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'waiting', isBlocked: true }]);
  expect(await world.differences()).not.toContainEqual(expect.objectContaining({ kind: 'unbalanced' }));
  await world.later({ minutes: 2 });
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', isBlocked: false }]);
});
