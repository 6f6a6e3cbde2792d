import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import type { MessageSide } from '#candidacies/messages/rules/terms.ts';
import {
  applicationMessages,
  messageFiles,
  messageParticipants,
  messageReports,
  messageThreads,
} from '#candidacies/messages/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const SHOWN = 200;

/** Nobody of a closed company reads anything any more. */
export const hasClosed = sql<boolean>`${workspaces.closedAt} is not null`;

/** The application of a conversation with its vacancy and its candidate. */
export async function findPlace(database: Database, applicationId: string) {
  const [found] = await database
    .select({
      application: applications,
      title: positions.title,
      companyName: positions.companyName,
      positionIndex: positions.positionIndex,
      name: users.name,
      image: users.image,
      thread: messageThreads,
      hasCompanyLeft: hasClosed,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .leftJoin(messageThreads, eq(messageThreads.applicationId, applications.id))
    .where(eq(applications.id, applicationId));
  return found ?? null;
}
export type ThreadPlace = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

/** The latest messages, oldest first, with their authors; candidates get those that were sent. */
export async function listMessages(database: Database, applicationId: string, side: MessageSide) {
  const ofThread = eq(applicationMessages.applicationId, applicationId);
  const latest = await database
    .select({ message: applicationMessages, author: users.name })
    .from(applicationMessages)
    .leftJoin(users, eq(users.id, applicationMessages.senderId))
    .where(side === 'company' ? ofThread : and(ofThread, eq(applicationMessages.state, 'sent')))
    .orderBy(desc(applicationMessages.sendAt), desc(applicationMessages.id))
    .limit(SHOWN);
  return latest.toReversed();
}

/** The files of these messages, by message. */
export async function listFiles(database: Database, messageIds: string[]) {
  if (messageIds.length === 0) return new Map<string | null, (typeof messageFiles.$inferSelect)[]>();
  const rows = await database
    .select()
    .from(messageFiles)
    .where(inArray(messageFiles.messageId, messageIds))
    .orderBy(asc(messageFiles.id));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

export async function findParticipant(database: Database, applicationId: string, userId: string) {
  const [found] = await database
    .select()
    .from(messageParticipants)
    .where(and(eq(messageParticipants.applicationId, applicationId), eq(messageParticipants.userId, userId)));
  return found ?? null;
}

/** Reports that nobody has closed. */
export function listReports(database: Database, applicationId: string) {
  const isOpen = and(eq(messageReports.applicationId, applicationId), isNull(messageReports.closedAt));
  return database.select().from(messageReports).where(isOpen).orderBy(asc(messageReports.createdAt)).limit(50);
}
