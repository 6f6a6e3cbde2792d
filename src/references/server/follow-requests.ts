import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { remindersDue } from '#references/rules/reference-state.ts';
import { daysAfter, KEPT_DAYS, LAPSE_DAYS, REMINDER_DAYS } from '#references/rules/reference-terms.ts';
import { endReference } from './end-reference.ts';
import { mailRequest } from './mail-request.ts';
import { referenceRequests } from './tables.ts';

const AT_ONCE = 50;

/** Every hour: ends requests that nobody answered in three weeks, and reminds of the others, twice. */
export const followRequestsJob: AnyJob = {
  name: 'follow-reference-requests',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '35 * * * *',
  run: async (_data, { database, now }) => {
    await lapseRequests(database, now);
    await remindRecommenders(database, now);
  },
};

const { state, createdAt, reminders } = referenceRequests;
const olderThan = (now: Date, days: number) => lte(createdAt, daysAfter(now, -days));

export function lapseRequests(database: Database, now: Date): Promise<void> {
  return runBatches(database, AT_ONCE, async (transaction) => {
    const due = await transaction
      .select()
      .from(referenceRequests)
      .where(and(eq(state, 'asked'), olderThan(now, LAPSE_DAYS)))
      .orderBy(asc(createdAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const reference of due) await endReference(transaction, reference, { state: 'lapsed', now });
    return due.length;
  });
}

/** Marks and mails in one transaction, so that several processes remind once. */
export function remindRecommenders(database: Database, now: Date): Promise<void> {
  return runBatches(database, AT_ONCE, async (transaction) => {
    const [first, second] = REMINDER_DAYS;
    const due = await transaction
      .select({ reference: referenceRequests, candidate: users.name })
      .from(referenceRequests)
      .innerJoin(users, eq(users.id, referenceRequests.memberId))
      .where(
        and(
          eq(state, 'asked'),
          or(and(olderThan(now, first), sql`${reminders} < 1`), and(olderThan(now, second), sql`${reminders} < 2`)),
          sql`not (${olderThan(now, LAPSE_DAYS)})`,
        ),
      )
      .orderBy(asc(createdAt))
      .limit(AT_ONCE)
      .for('update', { of: referenceRequests, skipLocked: true });
    for (const { reference, candidate } of due) {
      await transaction
        .update(referenceRequests)
        .set({ reminders: remindersDue(reference.createdAt, now) })
        .where(eq(referenceRequests.id, reference.id));
      await mailRequest(transaction, reference, { candidate, isReminder: true });
    }
    return due.length;
  });
}

/** Once a day: deletes references of two years ago, with everything about whoever gave them. */
export const purgeReferencesJob: AnyJob = {
  name: 'purge-references',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '55 6 * * *',
  run: async (_data, { database, now }) => {
    await database.delete(referenceRequests).where(olderThan(now, KEPT_DAYS));
  },
};
