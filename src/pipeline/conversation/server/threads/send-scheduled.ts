import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { announceCards } from '#candidacies/applications/server/announce-applications.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import { eraseMessageFiles } from '#candidacies/messages/server/erase-messages.ts';
import { applicationMessages, messageFiles } from '#candidacies/messages/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { companyObstacle } from '#pipeline/conversation/rules/thread-terms.ts';
import { deliver, lockThreads } from './deliver.ts';
import type { Delivery, DeliveryTime } from './delivery.ts';

/** Every minute: sends the messages whose time has come, and removes files that no message took along. */
export const sendScheduledJob: AnyJob = {
  name: 'send-scheduled-messages',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '* * * * *',
  run: (_data, { database, settings, now }) => sendScheduled(database, { publicUrl: settings.publicUrl, now }),
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
  const due = await transaction
    .select()
    .from(applicationMessages)
    .where(and(eq(applicationMessages.state, 'scheduled'), lte(applicationMessages.sendAt, time.now)))
    .orderBy(asc(applicationMessages.sendAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = [...new Set(due.map(({ applicationId }) => applicationId))];
  const locked = await transaction
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(asc(applications.id))
    .for('no key update');
  const byId = new Map(locked.map((application) => [application.id, application]));
  const threads = await lockThreads(transaction, ids);
  const judged = due.map((message) => {
    const application = byId.get(message.applicationId)!;
    const { companyBlockedAt = null, candidateBlockedAt = null } = threads.get(application.id) ?? {};
    const isWithdrawn = application.state === 'withdrawn' || application.workspaceId !== message.workspaceId;
    return {
      delivery: { message, application },
      isRefused: companyObstacle({ isWithdrawn, companyBlockedAt, candidateBlockedAt }) !== null,
    };
  });
  const refused = judged.filter(({ isRefused }) => isRefused).map(({ delivery }) => delivery);
  const sent = judged.filter(({ isRefused }) => !isRefused).map(({ delivery }) => delivery);
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
  await transaction.update(applicationMessages).set({ state }).where(inArray(applicationMessages.id, ids));
}
