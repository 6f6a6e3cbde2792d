import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { identities } from '#accounts/server/tables.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import type { Database } from '#platform/db/connection.ts';
import { debitHires } from '#payouts/pay-runs/server/debit-hires.ts';
import { forgetKeysJob } from '#payouts/pay-runs/server/payment-keys.ts';
import { takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

async function leave({ email, call }: Awaited<ReturnType<typeof world.work>>['professional']) {
  const body = { email, password: DEMO_PASSWORD };
  expect((await call.raw('POST /ownData/deletion', { body })).status).toBe(200);
}

/** Somebody whose payment is on its way when the account is deleted, to a key that is kept until then. */
async function leaveWhilePaid(work: Parameters<typeof world.work>[0]) {
  const { professional } = await world.work(work);
  const { runId } = (await world.freeze()).body;
  const keyOf = async () =>
    (await world.product.database.select().from(payments).where(eq(payments.memberId, professional.id)))[0]!.key;
  await leave(professional);
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

test('MON-05 ACC-17 the key of an account that is deleted just while its payment arrives goes the night after', async () => {
  const { database } = world.product;
  const { professional } = await world.work({ pixKey: 'ana@pix.example' });
  await world.freeze();
  const around = { database, settings: world.product.config, log: pino({ level: 'silent' }), now: new Date() };
  await debitHires(around, { after: null, limit: 10 });
  const isOwn = eq(payments.memberId, professional.id);
  const keyOf = async () => (await database.select().from(payments).where(isOwn))[0]!.key;
  const [sent] = await database.update(payments).set({ state: 'sending', attempt: 1 }).where(isOwn).returning();
  let leaving: Promise<void> | undefined;
  await database.transaction(async (transaction) => {
    // The account itself is erased last, after its keys.
    await transaction.select().from(identities).where(eq(identities.userId, professional.id)).for('update');
    leaving = leave(professional);
    await expect.poll(countWaiting).toBe(1);
    const heard = { attempt: 1, step: 'succeed', reason: null, actorId: null, now: new Date() } as const;
    const take = (inner: Database) => takeStepWithin(inner, { paymentId: sent!.id, ...heard });
    expect(await database.transaction(take)).toBe(true);
  });
  await leaving;
  expect(await keyOf()).toBe('ana@pix.example');
  await world.product.runJob(forgetKeysJob);
  expect(await keyOf()).toBe('');
});

/** The calls that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await world.product.database.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

test('MON-05 ACC-17 to a deleted account nothing is sent again, neither now nor when it was asked for before', async () => {
  const gone = await leaveWhilePaid({ pixKey: 'ana@closed.ponte.invalid' });
  await world.advance();
  const { paymentId } = await gone.read();
  expect(codeOf(await world.ask(paymentId, 'retry'))).toEqual([409, 'payouts.accountGone']);

  const { professional } = await world.work({ pixKey: 'bia@closed.ponte.invalid' });
  const { runId } = (await world.freeze()).body;
  await world.advance();
  await world.giveKey(professional.id, 'bia@pix.example', new Date().toISOString());
  const [payment] = (await world.run(runId)).payments;
  expect((await world.ask(payment!.paymentId, 'retry')).body).toEqual({ asked: true });
  await leave(professional);
  const { approvalId } = (await world.openApproval())!;
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'payouts.accountGone']);
  await world.decide(approvalId, 'refuse');
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'failed', isAsked: false }]);
});

test('MON-05 ACC-17 requests about payments to a deleted account leave no empty parentheses in mails', async () => {
  const { read } = await leaveWhilePaid({ pixKey: 'ana@closed.ponte.invalid' });
  await world.advance();
  const { paymentId } = await read();
  await world.ask(paymentId, 'byHand');
  const mailed = () => world.newestMail(world.second.email);
  expect((await mailed()).text).toMatch(/Pagamento manual de R\$\s85,00(?! \()/);
});

test('MON-05 ACC-17 the key of a deleted account goes with a run that is refused', async () => {
  const refused = await leaveWhilePaid({ pixKey: 'ana@pix.example', gross: 20_000_00, net: 15_000_00 });
  await world.decideOpen('refuse');
  expect([(await refused.read()).state, await refused.keyOf()]).toEqual(['dropped', '']);
  // They are paid outside with the next run, so no run of another test may come after this one.
  expect((await world.preview()).people).toMatchObject([
    { isGone: true, netCents: 15_000_00, hires: [{ hold: null }] },
  ]);
});
