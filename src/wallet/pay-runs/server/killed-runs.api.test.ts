import { eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { dyingDatabase } from '#application/testing/money/dying-database.ts';
import { randomFrom } from '#application/testing/money/random-from.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { timeEntries } from '#tasks/hours/server/tables.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { sandboxPayouts } from '#wallet/pay-runs/server/provider/tables.ts';
import { advanceRunsJob } from '#wallet/pay-runs/server/run-job.ts';
import { payments } from '#wallet/pay-runs/server/tables.ts';

const world = await startPayWorld();
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
      expect(await world.owed(memberId)).toBe(0);
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
