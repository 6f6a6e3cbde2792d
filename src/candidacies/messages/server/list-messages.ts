import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { candidaciesErrors } from '#candidacies/errors.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { applicationMessages } from './tables.ts';

const SHOWN = 200;

/** Newest first, with their authors. */
export function listMessages(database: Database, applicationId: string) {
  const { id, subject, text, createdAt: at, senderId } = applicationMessages;
  return database
    .select({ id, subject, text, at, sender: users.name })
    .from(applicationMessages)
    .leftJoin(users, eq(users.id, senderId))
    .where(eq(applicationMessages.applicationId, applicationId))
    .orderBy(desc(at), desc(id))
    .limit(SHOWN);
}

/** Candidates see messages as the company's, whoever wrote them there. */
export async function readOwnMessages(database: Database, memberId: string, applicationId: string) {
  const own = and(eq(applications.id, applicationId), eq(applications.memberId, memberId));
  if ((await database.$count(applications, own)) === 0) throw candidaciesErrors.notFound();
  const rows = await listMessages(database, applicationId);
  return { messages: rows.map(({ id, subject, text, at }) => ({ id, subject, text, at: at.toISOString() })) };
}

/** The number of messages of each application. */
export async function countMessages(database: Database, applicationIds: string[]): Promise<Map<string, number>> {
  const { applicationId } = applicationMessages;
  const rows = await database
    .select({ applicationId, count: count() })
    .from(applicationMessages)
    .where(inArray(applicationId, applicationIds))
    .groupBy(applicationId);
  return new Map(rows.map((row) => [row.applicationId, row.count]));
}

/** The messages that companies wrote to a person, for the export of the person's data. */
export function collectReceivedMessages(database: Database, memberId: string) {
  const { subject, text, createdAt: at } = applicationMessages;
  return database
    .select({ position: positions.title, company: positions.companyName, subject, text, at })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(applications.memberId, memberId))
    .orderBy(asc(at));
}

/** Companies' messages to a person are deleted with the account. */
export async function eraseReceivedMessages(transaction: Database, memberId: string): Promise<void> {
  const own = transaction.select({ id: applications.id }).from(applications).where(eq(applications.memberId, memberId));
  await transaction.delete(applicationMessages).where(inArray(applicationMessages.applicationId, own));
}
