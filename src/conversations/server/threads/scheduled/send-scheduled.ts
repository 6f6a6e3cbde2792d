import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { announceCards } from '#applications/server/announce-applications.ts';
import { eraseMessageFiles } from '#conversations/server/own-data.ts';
import { applicationMessages, messageFiles } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { deliver } from '../deliver.ts';
import type { Delivery, DeliveryTime } from '../delivery.ts';
import { lockDeliverable } from './lock-deliverable.ts';

/** Every minute: sends the messages whose time has come, and removes files that no message took along. */
export const sendScheduledJob: AnyJob = {
  name: 'send-scheduled-messages',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '* * * * *',
  run: (_data, { database, now }) => sendScheduled(database, { now }),
};

const AT_ONCE = 100;

/** Each message goes once, even if several processes run this at the same time. */
export async function sendScheduled(database: Database, time: DeliveryTime): Promise<void> {
  await runBatches(database, AT_ONCE, (transaction) => sendDue(transaction, time));
  await database.transaction((transaction) =>
    // Before their bytes expire after a day.
    eraseMessageFiles(
      transaction,
      sql`${messageFiles.messageId} is null and ${messageFiles.createdAt} < ${time.now.toISOString()}::timestamptz - interval '23 hours'`,
    ),
  );
}

async function sendDue(transaction: Database, time: DeliveryTime): Promise<number> {
  const { id, applicationId, state, sendAt } = applicationMessages;
  const due = await transaction
    .select({ id, applicationId })
    .from(applicationMessages)
    .where(and(eq(state, 'scheduled'), lte(sendAt, time.now)))
    .orderBy(asc(sendAt))
    .limit(AT_ONCE);
  if (due.length === 0) return 0;
  const { refused, sent } = await lockDeliverable(transaction, due);
  await setState(transaction, refused, 'dropped');
  await setState(transaction, sent, 'sent');
  await announceCards(
    transaction,
    refused.map(({ application }) => application),
  );
  await deliver(transaction, sent, time);
  return due.length;
}

async function setState(transaction: Database, deliveries: readonly Delivery[], state: 'sent' | 'dropped') {
  if (deliveries.length === 0) return;
  const ids = deliveries.map(({ message }) => message.id);
  await transaction.update(applicationMessages).set({ state }).where(amongIds(applicationMessages.id, ids));
}
