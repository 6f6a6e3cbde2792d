import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { applicationMessages, messageFiles, messageThreads } from './tables.ts';

/** The number of messages of each application that its candidate reads, whether one of them is new, and who has to answer. */
export async function countMessages(database: Database, applicationIds: string[]) {
  const { applicationId, state } = applicationMessages;
  const { isUnreadByCandidate: isUnread, awaits } = messageThreads;
  const rows = await database
    .select({ applicationId, count: count(), isUnread, awaits })
    .from(applicationMessages)
    .innerJoin(messageThreads, eq(messageThreads.applicationId, applicationId))
    .where(and(inArray(applicationId, applicationIds), eq(state, 'sent')))
    .groupBy(applicationId, isUnread, awaits);
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** The messages about a person's applications and those that the person wrote to candidates, for the export of the person's data. */
export async function collectMessages(database: Database, personId: string) {
  const { id, side, senderId, subject, text, sendAt: at, state } = applicationMessages;
  const own = and(eq(applications.memberId, personId), eq(state, 'sent'));
  const rows = await database
    .select({ id, position: positions.title, company: positions.companyName, side, senderId, subject, text, at })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(or(own, eq(senderId, personId)))
    .orderBy(asc(at), asc(id));
  const { messageId, name } = messageFiles;
  const files = await database
    .select({ messageId, name })
    .from(messageFiles)
    .innerJoin(applicationMessages, eq(applicationMessages.id, messageId))
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(or(own, eq(senderId, personId)))
    .orderBy(asc(messageFiles.id));
  const byMessage = Map.groupBy(files, (file) => file.messageId);
  return rows.map(({ id: key, senderId: sender, ...message }) => ({
    ...message,
    own: sender === personId,
    files: (byMessage.get(key) ?? []).map((file) => file.name),
  }));
}
