import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { debitHires } from '#payouts/pay-runs/server/debit-hires.ts';
import { isToPayOutside } from '#payouts/pay-runs/rules/payment-states.ts';
import { fiscalIdentities } from './tables.ts';

const world = await startPayWorld();
const { database } = world.product;
afterAll(() => world.product.close());

type Person = Awaited<ReturnType<typeof world.work>>['professional'];
const KEY = { kind: 'email', key: 'ana@pix.example' };
const none = { isOwed: false, pixKey: null };

async function leave({ email, call }: Person) {
  const body = { email, password: DEMO_PASSWORD };
  expect((await call.raw('POST /ownData/deletion', { body })).status).toBe(200);
}
/** What the look says about paying somebody. */
async function look({ id: memberId }: Person) {
  const { body } = await world.admin.call('POST /fiscalIdentities/{memberId}/look', { params: { memberId } });
  return { isOwed: body.isOwed, pixKey: body.pixKey };
}
/** Reads a payment with whether a run asks for it: the one must never say something without the other. */
async function lookAtPayment(runId: string, who: Person) {
  const payment = (await world.run(runId)).payments.find(({ memberId }) => memberId === who.id)!;
  const seen = await look(who);
  expect(seen.isOwed).toBe(isToPayOutside(payment));
  return seen;
}
const isKept = async ({ id }: Person) =>
  (await database.select().from(fiscalIdentities).where(eq(fiscalIdentities.memberId, id)))[0]!.key !== null;
const paymentOf = async (runId: string, { id }: Person) =>
  (await world.run(runId)).payments.find(({ memberId }) => memberId === id)!.paymentId;

test('MON-05 ACC-17 nobody is told to pay what Ponte sends, or has sent, to a deleted account by Pix', async () => {
  const { professional } = await world.work();
  const { runId } = (await world.freeze()).body;
  await leave(professional);
  expect(await lookAtPayment(runId, professional)).toEqual(none);
  // Its hours are debited, and the next step sends it.
  const around = { database, settings: world.product.config, log: pino({ level: 'silent' }), now: new Date() };
  await debitHires(around, { after: null, limit: 10 });
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'waiting', isCredited: true }]);
  expect(await lookAtPayment(runId, professional)).toEqual(none);
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid' }]);
  expect([await lookAtPayment(runId, professional), await isKept(professional)]).toEqual([none, true]);
});

test('MON-05 ACC-17 nobody is told to pay hours of a deleted account that nobody has approved', async () => {
  const { professional, entryIds } = await world.work();
  await database.update(timeEntries).set({ state: 'pending' }).where(inArray(timeEntries.id, entryIds));
  await leave(professional);
  expect([await look(professional), await isKept(professional)]).toEqual([none, true]);
});

test('MON-05 ACC-17 a deleted account is to be paid outside from its debit until somebody says that it was paid', async () => {
  const { professional } = await world.work({ gross: 20_000_00, net: 15_000_00 });
  await leave(professional);
  // In the preview.
  expect(await look(professional)).toEqual(none);
  const { runId } = (await world.freeze()).body;
  // The run waits for a second administrator.
  expect(await lookAtPayment(runId, professional)).toEqual(none);
  await world.decideOpen('approve');
  expect(await lookAtPayment(runId, professional)).toEqual(none);
  await world.advance();
  const owed = { isOwed: true, pixKey: KEY };
  expect(await lookAtPayment(runId, professional)).toEqual(owed);
  const paymentId = await paymentOf(runId, professional);
  await world.ask(paymentId, 'byHand');
  expect(await lookAtPayment(runId, professional)).toEqual(none);
  await world.decideOpen('refuse');
  expect(await lookAtPayment(runId, professional)).toEqual(owed);
  await world.ask(paymentId, 'byHand');
  await world.decideOpen('approve');
  expect([await lookAtPayment(runId, professional), await isKept(professional)]).toEqual([none, true]);
  await world.ask(paymentId, 'returned');
  await world.decideOpen('approve');
  expect(await lookAtPayment(runId, professional)).toEqual(owed);
  await world.ask(paymentId, 'byHand');
  await world.decideOpen('approve');
});

test('MON-05 ACC-17 what reached no deleted account is to be paid to the key as a bank takes it', async () => {
  const { professional } = await world.work({ pixKey: 'ana@closed.ponte.invalid' });
  const runId = await world.startRun();
  await buildPrivateRecord(database, professional.id, 'bankDetails', { pixKeyKind: 'phone', pixKey: '+5581987654321' });
  await leave(professional);
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'failed' }]);
  const pixKey = { kind: 'phone', key: '+5581987654321' };
  expect(await lookAtPayment(runId, professional)).toEqual({ isOwed: true, pixKey });
});

test('MON-05 ACC-17 of a deleted account without a key is known that it is to be paid outside', async () => {
  const { professional } = await world.work({ pixKey: '' });
  await leave(professional);
  const runId = await world.startRun();
  await world.advance();
  expect(await lookAtPayment(runId, professional)).toEqual({ isOwed: true, pixKey: null });
});

test('MON-05 ACC-17 hours in another currency of a deleted account are to be paid outside once their company is debited', async () => {
  const { professional, hireId } = await world.work({ currency: 'USD' });
  await leave(professional);
  expect(await look(professional)).toEqual(none);
  const { workspaceId } = world;
  await buildTopUp(database, { workspaceId, cents: 100_00, at: new Date(), currency: 'USD' });
  expect(await look(professional)).toEqual(none);
  const body = { hireId, grossCents: 100_00, netCents: 85_00 };
  const { runId } = (await world.admin.call('POST /payRuns', { body })).body;
  await world.advance();
  expect(await lookAtPayment(runId, professional)).toEqual({ isOwed: true, pixKey: KEY });
  await world.ask(await paymentOf(runId, professional), 'byHand');
  expect(await lookAtPayment(runId, professional)).toEqual(none);
  await world.decideOpen('approve');
  expect([await look(professional), await isKept(professional)]).toEqual([none, true]);
});
