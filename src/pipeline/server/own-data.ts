import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { applications } from '#jobs/server/tables.ts';
import { candidateComments } from '#pipeline/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** The comments that a person wrote about candidates, for the person's own copy; whom they are about is not theirs to take along. */
export function collectOwnComments(database: Database, authorId: string) {
  const { text, createdAt, deletedAt } = candidateComments;
  return database
    .select({ position: positions.title, text, createdAt, deletedAt })
    .from(candidateComments)
    .innerJoin(applications, eq(applications.id, candidateComments.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(candidateComments.authorId, authorId))
    .orderBy(asc(createdAt));
}

/** What companies said among themselves about a person goes with the account. */
export async function eraseCommentsAbout(transaction: Database, memberId: string, now: Date): Promise<void> {
  const about = transaction
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.memberId, memberId));
  const ofPerson = inArray(candidateComments.applicationId, about);
  await transaction.update(candidateComments).set({ text: '' }).where(ofPerson);
  await transaction
    .update(candidateComments)
    .set({ deletedAt: now })
    .where(and(ofPerson, isNull(candidateComments.deletedAt)));
}
