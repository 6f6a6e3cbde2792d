import { eq, like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { announce } from '#platform/events/live-topics.ts';
import { coveredHours } from '#wallet/hours/server/tables.ts';
import { debitHires } from '#payouts/pay-runs/server/debit-hires.ts';
import { WALLET_TOPIC } from '#wallet/ledger/server/announce-wallet.ts';
import { voidReservation } from '#wallet/ledger/server/reserve-money.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';
import { takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const world = await startPayWorld();
const { ask, decideOpen, giveKey, owed, paid } = world;
afterAll(() => world.product.close());

test('MON-05 a payment that fails stands in the list with its reason, the person is told at once, and it is sent again', async () => {
  const { professional, payment, runId, entryIds, read, stateOf } = await paid('ana@nokey.ponte.invalid');
  expect(payment).toMatchObject({ state: 'failed', reason: 'keyNotFound', cents: 85_00 });
  // The run has ended; the money is owed to the person, and the hours are not paid.
  expect((await world.run(runId)).run).toMatchObject({ state: 'done', brokenCount: 1, paidCents: 0 });
  expect(await owed(professional.id)).toBe(85_00);
  expect(await stateOf(entryIds[0]!)).toBe('payable');
  expect(await world.newestMail(professional.email)).toMatchObject({
    subject: expect.stringContaining('Não conseguimos pagar'),
    text: expect.stringContaining('O banco não reconhece a chave Pix.'),
  });
  const own = (await professional.call('GET /ownPayments')).body;
  expect(own).toMatchObject({
    inRunCents: 85_00,
    paidCents: 0,
    payments: [{ state: 'failed', reason: 'keyNotFound' }],
  });
  // With the old key it fails again, as another attempt; with a new one it arrives.
  await ask(payment.paymentId, 'retry');
  await world.advance();
  expect(await read()).toMatchObject({ state: 'failed', attempt: 2 });
  await giveKey(professional.id, 'ana@pix.example');
  expect((await ask(payment.paymentId, 'retry')).body).toEqual({ asked: false });
  await world.advance();
  expect(await read()).toMatchObject({ state: 'paid', attempt: 3, reason: null });
  expect(await owed(professional.id)).toBe(0);
  expect(await stateOf(entryIds[0]!)).toBe('paid');
  expect((await world.run(runId)).run).toMatchObject({ state: 'done', brokenCount: 0, paidCents: 85_00 });
  // What is heard of an earlier attempt says nothing of the one that arrived.
  const { paymentId } = payment;
  const late = { paymentId, attempt: 1, step: 'return', reason: null, actorId: null, now: new Date() } as const;
  expect(await world.product.database.transaction((transaction) => takeStepWithin(transaction, late))).toBe(false);
  expect(await read()).toMatchObject({ state: 'paid', attempt: 3 });
  expect(codeOf(await ask(payment.paymentId, 'retry'))).toEqual([409, 'payouts.paymentEnded']);
  expect(codeOf(await ask(payment.paymentId, 'byHand'))).toEqual([409, 'payouts.paymentEnded']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 money that the bank sends back is owed again by a counter-entry', async () => {
  const { professional, payment, entryIds, stateOf, read } = await paid('ana@returned.ponte.invalid');
  expect(payment).toMatchObject({ state: 'returned', reason: 'returnedByBank' });
  expect(await owed(professional.id)).toBe(85_00);
  // What was paid stays paid; only the money is sent once more.
  expect(await stateOf(entryIds[0]!)).toBe('paid');
  expect((await world.newestMail(professional.email)).subject).toContain('Seu banco devolveu');
  await giveKey(professional.id, 'ana@pix.example');
  await ask(payment.paymentId, 'retry');
  await world.advance();
  expect(await read()).toMatchObject({ state: 'paid', attempt: 2 });
  expect(await owed(professional.id)).toBe(0);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 a payment made by hand takes two, and the provider is not asked any more', async () => {
  const { professional, payment, read } = await paid('ana@closed.ponte.invalid');
  const sent = await world.product.database.$count(sandboxPayouts);
  expect((await ask(payment.paymentId, 'byHand')).body).toEqual({ asked: true });
  expect(codeOf(await ask(payment.paymentId, 'byHand'))).toEqual([409, 'second-approvals.alreadyAsked']);
  expect(await read()).toMatchObject({ state: 'failed', isAsked: true });
  const { approvalId } = (await world.openApproval())!;
  expect(codeOf(await world.decide(approvalId, 'approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
  await world.decide(approvalId, 'approve');
  expect(await read()).toMatchObject({ state: 'paidByHand' });
  expect(await owed(professional.id)).toBe(0);
  await world.product.database
    .update(payments)
    .set({ lookAt: new Date(0) })
    .where(eq(payments.id, payment.paymentId));
  await world.advance();
  expect(await read()).toMatchObject({ state: 'paidByHand' });
  expect(await world.product.database.$count(sandboxPayouts)).toBe(sent);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 what may have been paid by hand is not sent as well before a second administrator decides', async () => {
  const { database } = world.product;
  const { professional, payment, read } = await paid('ana@nokey.ponte.invalid');
  await ask(payment.paymentId, 'byHand');
  await giveKey(professional.id, 'ana@pix.example');
  // Another administrator still sees the list as it was.
  expect(codeOf(await ask(payment.paymentId, 'retry'))).toEqual([409, 'second-approvals.alreadyAsked']);
  await world.advance();
  expect(await read()).toMatchObject({ state: 'failed', attempt: 1 });
  await decideOpen('refuse');
  expect((await ask(payment.paymentId, 'retry')).body).toEqual({ asked: false });
  await world.advance();
  expect(await read()).toMatchObject({ state: 'paid', attempt: 2 });

  const next = await world.work();
  const { runId } = (await world.freeze()).body;
  const around = { database, log: pino({ level: 'silent' }), now: new Date() };
  await debitHires(around, { after: null, limit: 10 });
  const [waiting] = (await world.run(runId)).payments;
  expect(waiting).toMatchObject({ state: 'waiting' });
  expect((await ask(waiting!.paymentId, 'byHand')).status).toBe(200);
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'waiting', isAsked: true }]);
  await decideOpen('approve');
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paidByHand', attempt: 0 }]);
  expect(await database.$count(sandboxPayouts, like(sandboxPayouts.requestKey, `${waiting!.paymentId}:%`))).toBe(0);
  expect([await owed(next.professional.id), await world.differences()]).toEqual([0, []]);
});

test('MON-05 nothing is marked as paid by hand before its run is approved, whatever else is owed to the person', async () => {
  const work = await paid('ana@nokey.ponte.invalid');
  const { professional, entryIds, stateOf } = work;
  await work.addHours(60);
  await work.give(60);
  const rich = await world.work({ gross: 20_000_00, net: 15_000_00, creditedMinutes: 60 });
  const { runId } = (await world.freeze()).body;
  const waiting = (await world.run(runId)).payments.find(({ memberId }) => memberId === professional.id)!;
  expect(waiting).toMatchObject({ state: 'waiting', cents: 85_00 });
  expect(codeOf(await ask(waiting.paymentId, 'byHand'))).toEqual([409, 'payouts.paymentNotDue']);
  // The first payment, which failed, is still owed.
  expect(await owed(professional.id)).toBe(85_00);
  await decideOpen('refuse');
  expect(codeOf(await ask(waiting.paymentId, 'byHand'))).toEqual([409, 'payouts.paymentEnded']);
  await ask(work.payment.paymentId, 'byHand');
  await decideOpen('approve');
  expect([await owed(professional.id), await stateOf(entryIds[0]!)]).toEqual([0, 'paid']);
  const { text } = await world.newestMail(professional.email);
  // Its key had been refused, so the mail does not say that it was paid to it.
  expect(text).toContain('manualmente');
  expect(text).not.toContain('@nokey');
  await giveKey(professional.id, 'ana@pix.example');
  await world.freeze();
  await decideOpen('approve');
  await world.advance();
  expect([await owed(professional.id), await owed(rich.professional.id)]).toEqual([0, 0]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 money that came back and was paid by hand is owed no more', async () => {
  const { professional, payment, read } = await paid('ana@returned.ponte.invalid');
  expect([payment.state, await owed(professional.id)]).toEqual(['returned', 85_00]);
  await ask(payment.paymentId, 'byHand');
  await decideOpen('approve');
  expect(await read()).toMatchObject({ state: 'paidByHand', attempt: 1 });
  expect(await owed(professional.id)).toBe(0);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 for 48 hours a changed key takes a second administrator', async () => {
  const { professional, payment, read } = await paid('ana@nokey.ponte.invalid');
  await giveKey(professional.id, 'ana@pix.example', new Date().toISOString());
  expect((await ask(payment.paymentId, 'retry')).body).toEqual({ asked: true });
  await world.advance();
  expect(await read()).toMatchObject({ state: 'failed', isAsked: true });
  await decideOpen('approve');
  await world.advance();
  expect(await read()).toMatchObject({ state: 'paid' });
  expect(await world.differences()).toEqual([]);
});

test('MON-05 whoever has no valid key is not sent anything again', async () => {
  const { professional, payment } = await paid('ana@nokey.ponte.invalid');
  await giveKey(professional.id, '');
  expect(codeOf(await ask(payment.paymentId, 'retry'))).toEqual([409, 'payouts.keyStillWrong']);
  await giveKey(professional.id, 'ana@pix.example');
  await ask(payment.paymentId, 'retry');
  await world.advance();
  expect(await world.differences()).toEqual([]);
});

test('MON-05 hours that cannot be debited keep nobody else waiting', async () => {
  const { database } = world.product;
  const [stuck, other] = [await world.work(), await world.work()];
  const runId = await world.startRun();
  const [hours] = await database.select().from(coveredHours).where(eq(coveredHours.hireId, stuck.hireId));
  const outcome = { reservationId: hours!.reservationId, actorId: null, now: new Date() };
  await database.transaction((transaction) => voidReservation(transaction, outcome));
  expect(await countNews(world.advance)).toBe(1);
  const paidNow = await database.select().from(payments).where(eq(payments.runId, runId)).orderBy(payments.memberId);
  expect(paidNow.map(({ memberId, state }) => [memberId, state])).toEqual([
    [stuck.professional.id, 'waiting'],
    [other.professional.id, 'paid'],
  ]);
  expect((await world.run(runId)).run).toMatchObject({ state: 'running', paidCount: 1 });
  // Nothing has moved, so the company's pages need not read anew each minute.
  expect(await countNews(world.advance)).toBe(0);
});

/** How often the company's wallet has news meanwhile. */
async function countNews(act: () => Promise<unknown>): Promise<number> {
  const { database, listener } = world.product;
  let count = 0;
  const stop = listener.watch(`${WALLET_TOPIC}:${world.workspaceId}`, () => (count += 1));
  await act();
  // Announcements arrive in the order of their commits.
  await new Promise<unknown>((resolve) => {
    listener.watch('end', resolve);
    void announce(database, { topic: 'end', id: 'end' });
  });
  stop();
  return count;
}
