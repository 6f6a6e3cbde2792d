import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import {
  applicationMessages,
  messageFiles,
  messageParticipants,
  messageReports,
  messageThreads,
} from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { type PageEnd, writeCursor } from '#pipeline/candidates/server/cursor.ts';
import { MESSAGES_SHOWN } from '#conversations/rules/thread-terms.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

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

/** The latest messages, or those before a place, oldest first, with their authors; candidates get those that were sent. */
export async function listMessages(
  database: Database,
  applicationId: string,
  { side, before }: { side: MessageSide; before: PageEnd | null },
) {
  const { sendAt, id } = applicationMessages;
  const rows = await database
    .select({ message: applicationMessages, author: users.name, place: sql<string>`${sendAt}::text` })
    .from(applicationMessages)
    .leftJoin(users, eq(users.id, applicationMessages.senderId))
    .where(
      and(
        eq(applicationMessages.applicationId, applicationId),
        side === 'company' ? undefined : eq(applicationMessages.state, 'sent'),
        before ? sql`(${sendAt}, ${id}) < (${before.value}::timestamptz, ${before.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(sendAt), desc(id))
    .limit(MESSAGES_SHOWN + 1);
  const shown = rows.slice(0, MESSAGES_SHOWN);
  const end = rows.length > MESSAGES_SHOWN ? shown.at(-1) : undefined;
  return {
    rows: shown.toReversed(),
    earlier: end ? writeCursor({ value: end.place, id: end.message.id }) : null,
  };
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
