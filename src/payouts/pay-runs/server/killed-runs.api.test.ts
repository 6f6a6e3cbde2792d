import { eq, inArray, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { dyingDatabase } from '#application/testing/money/dying-database.ts';
import { randomFrom } from '#application/testing/money/random-from.ts';
import { openDifference } from '#application/testing/money/differences.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { debitHires } from '#payouts/pay-runs/server/debit-hires.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';
import { advanceRunsJob } from '#payouts/pay-runs/server/run-job.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const world = await startPayWorld();
const { owed } = world;
afterAll(() => world.product.close());

const DEATHS = 100;
const PEOPLE = 3;

test(
  'MON-05 a process that is killed at 100 points of runs pays everybody once, and tells them once',
  { timeout: 120_000 },
  async () => {
    const { database } = world.product;
    const random = randomFrom(7);
    const people = [];
    for (let count = 0; count < PEOPLE; count += 1) people.push(await world.work({ minutes: [], creditedMinutes: 0 }));
    let deaths = 0;
    let runs = 0;
    while (deaths < DEATHS) {
      for (const { addHours, give } of people) {
        for (const minutes of [20, 40]) await addHours(minutes);
        await give(60);
      }
      const runId = await world.startRun();
      runs += 1;
      while ((await world.run(runId)).run.state !== 'done') {
        const dieAt = 1 + Math.floor(random() * 30);
        await Promise.allSettled([
          world.product.runJob(advanceRunsJob, {}, { database: dyingDatabase(database, dieAt) }),
        ]);
        deaths += 1;
        // What was being sent is looked at again a minute later.
        await database
          .update(payments)
          .set({ lookAt: new Date(0) })
          .where(eq(payments.state, 'sending'));
        if (deaths % 12 === 0) await world.advance();
      }
    }
    const ids = people.map(({ professional }) => professional.id);
    const paid = await database.select().from(payments).where(inArray(payments.memberId, ids));
    expect(paid.map(({ state, cents }) => `${state} ${cents}`)).toEqual(Array(runs * PEOPLE).fill('paid 8500'));
    expect(new Set(paid.map(({ runId, memberId }) => `${runId} ${memberId}`)).size).toBe(paid.length);
    for (const { id, memberId } of paid) {
      const own = sql`${ledgerTransactions.causeId} = ${id} and ${ledgerTransactions.type} = 'payOut'`;
      expect(await database.$count(ledgerTransactions, own)).toBe(1);
      expect(await database.$count(sandboxPayouts, like(sandboxPayouts.requestKey, `${id}:%`))).toBe(1);
      expect(await owed(memberId)).toBe(0);
    }
    for (const { professional } of people) {
      const mails = await database
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, professional.email));
      expect(mails.filter(({ subject }) => subject.startsWith('Você recebeu'))).toHaveLength(runs);
    }
    const entries = await database
      .select({ state: timeEntries.state })
      .from(timeEntries)
      .where(inArray(timeEntries.memberId, ids));
    expect(entries.map(({ state }) => state)).toEqual(Array(runs * PEOPLE * 2).fill('paid'));
    expect(await world.balance({ kind: 'reserved', workspaceId: world.workspaceId })).toBe(0);
    expect(await world.differences()).toEqual([]);
  },
);

test('MON-05 an attempt that the provider heard of is found again, not sent twice', async () => {
  const { professional, payment, read } = await world.paid('ana@pix.example');
  const { database } = world.product;
  // The process was killed between the provider’s answer and its note: everything after the request is lost.
  const [attempt] = await database.select().from(payments).where(eq(payments.id, payment.paymentId));
  const again = await world.work({ pixKey: 'bia@pix.example' });
  await world.startRun();
  const [next] = await database
    .update(payments)
    .set({ state: 'sending', attempt: 1, reference: null })
    .where(eq(payments.memberId, again.professional.id))
    .returning();
  const requestKey = `${next!.id}:1`;
  await database.insert(sandboxPayouts).values({ requestKey, cents: next!.cents, outcome: 'paid', paidAt: new Date() });
  await world.advance();
  await Promise.all([world.advance(), world.advance()]);
  const payouts = await database.select().from(sandboxPayouts).where(eq(sandboxPayouts.requestKey, requestKey));
  expect(payouts).toHaveLength(1);
  const [after] = await database.select().from(payments).where(eq(payments.id, next!.id));
  expect(after).toMatchObject({ state: 'paid', reference: payouts[0]!.id });
  expect(await owed(again.professional.id)).toBe(0);
  // Nothing of the first one changed.
  expect(await read()).toMatchObject({ state: 'paid', attempt: attempt!.attempt });
  expect(await owed(professional.id)).toBe(0);
  expect(await world.differences()).toEqual([]);
});

test('MON-06 MON-05 while the ledger differs an attempt that may not have been sent is not sent', async () => {
  const { database } = world.product;
  const { professional } = await world.work();
  const runId = await world.startRun();
  const around = { database, log: pino({ level: 'silent' }), now: new Date() };
  await debitHires(around, { after: null, limit: 10 });
  const { paymentId } = (await world.run(runId)).payments[0]!;
  // The process was killed before it asked the provider.
  await database.update(payments).set({ state: 'sending', attempt: 1 }).where(eq(payments.id, paymentId));
  await openDifference(database);
  await world.advance();
  expect(await database.$count(sandboxPayouts, eq(sandboxPayouts.requestKey, `${paymentId}:1`))).toBe(0);
  expect(await world.differences()).toEqual([]);
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', attempt: 1 }]);
  expect(await owed(professional.id)).toBe(0);
});
