import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applications } from '#candidacies/applications/server/tables.ts';
import { commentMentions } from '#pipeline/conversation/server/mentions/tables.ts';
import { candidateComments } from '#pipeline/conversation/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** The comments that a person wrote about candidates, for the export of the person's data, without whom they are about. */
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

/** Removes the mentions of a person; the rest of the comment belongs to its author. */
export async function eraseMentionsOf(
  transaction: Database,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const called = transaction
    .select({ id: commentMentions.commentId })
    .from(commentMentions)
    .where(eq(commentMentions.userId, id));
  if (name !== '')
    await transaction
      .update(candidateComments)
      .set({ text: sql`replace(${candidateComments.text}, ${`@${name}`}, '@…')` })
      .where(inArray(candidateComments.id, called));
  await transaction.delete(commentMentions).where(eq(commentMentions.userId, id));
}

/** Companies' internal comments about a person go with the account. */
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
