import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { referenceErrors } from '#references/errors.ts';
import { referenceAnswers, referenceCodes, referenceRequests } from './tables.ts';

export type ReferenceRow = typeof referenceRequests.$inferSelect;
export type AnswerRow = typeof referenceAnswers.$inferSelect;

export const MAXIMUM_LISTED = 100;

/** A reference as its link names it. */
export interface ReferenceLink {
  userId: string;
  recommendationRecordId: string;
  code: string;
}

/** The current answer, if there is one. */
export const currentAnswer = and(
  eq(referenceAnswers.referenceId, referenceRequests.id),
  eq(referenceAnswers.version, referenceRequests.version),
);

const hasCode = (database: Database, code: string) =>
  inArray(
    referenceRequests.id,
    database
      .select({ id: referenceCodes.referenceId })
      .from(referenceCodes)
      .where(eq(referenceCodes.codeHash, hashCode(code))),
  );

/** Only with a code of its own mails; the code of another reference opens nothing. */
const isOfLink = (database: Database, { userId, recommendationRecordId, code }: ReferenceLink) =>
  and(
    eq(referenceRequests.id, recommendationRecordId),
    eq(referenceRequests.memberId, userId),
    hasCode(database, code),
  );

export async function requireByLink(database: Database, link: ReferenceLink) {
  const [found] = await database
    .select({
      reference: referenceRequests,
      candidate: users.name,
      answer: referenceAnswers,
      job: { title: positions.title, companyName: positions.companyName },
    })
    .from(referenceRequests)
    .innerJoin(users, eq(users.id, referenceRequests.memberId))
    .leftJoin(referenceAnswers, currentAnswer)
    .leftJoin(applications, eq(applications.id, referenceRequests.applicationId))
    .leftJoin(positions, eq(positions.id, applications.positionId))
    .where(isOfLink(database, link));
  if (!found) throw referenceErrors.linkUnknown();
  return found;
}

/** Locks it, so that answering, declining, correcting and lapsing wait for each other. */
export async function lockByLink(transaction: Database, link: ReferenceLink): Promise<ReferenceRow> {
  const [found] = await transaction.select().from(referenceRequests).where(isOfLink(transaction, link)).for('update');
  if (!found) throw referenceErrors.linkUnknown();
  return found;
}

/** The address that a mail's code was sent to. */
export async function requireAddressOf(database: Database, code: string): Promise<string> {
  const [found] = await database
    .select({ email: referenceRequests.email })
    .from(referenceRequests)
    .where(hasCode(database, code));
  if (!found) throw referenceErrors.linkUnknown();
  return found.email;
}

/** A candidate's references, newest first, with the job that each was asked for. */
export function listOwnReferences(database: Database, memberId: string) {
  return database
    .select({ reference: referenceRequests, job: { title: positions.title, companyName: positions.companyName } })
    .from(referenceRequests)
    .leftJoin(applications, eq(applications.id, referenceRequests.applicationId))
    .leftJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(referenceRequests.memberId, memberId))
    .orderBy(desc(referenceRequests.createdAt), desc(referenceRequests.id))
    .limit(MAXIMUM_LISTED);
}

/** With the current answer, and whether it was corrected. */
export function listAnsweredReferences(database: Database, memberId: string) {
  return database
    .select({ reference: referenceRequests, answer: referenceAnswers })
    .from(referenceRequests)
    .leftJoin(referenceAnswers, currentAnswer)
    .where(eq(referenceRequests.memberId, memberId))
    .orderBy(sql`coalesce(${referenceRequests.endedAt}, ${referenceRequests.createdAt}) desc`, referenceRequests.id)
    .limit(MAXIMUM_LISTED);
}
