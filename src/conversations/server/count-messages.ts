import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { applicationMessages, messageThreads } from '#conversations/server/tables.ts';

/** The number of messages of each application that its candidate reads, whether one of them is new, and who has to answer. */
export async function countMessages(database: Database, applicationIds: readonly string[]) {
  const { applicationId, state } = applicationMessages;
  const { isUnreadByCandidate: isUnread, awaits } = messageThreads;
  const rows = await database
    .select({ applicationId, count: count(), isUnread, awaits })
    .from(applicationMessages)
    .innerJoin(messageThreads, eq(messageThreads.applicationId, applicationId))
    .where(and(amongIds(applicationId, applicationIds), eq(state, 'sent')))
    .groupBy(applicationId, isUnread, awaits);
  return new Map(rows.map((row) => [row.applicationId, row]));
}
