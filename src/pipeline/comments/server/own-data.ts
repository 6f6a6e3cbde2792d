import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { commentMentions } from '#pipeline/comments/server/mentions/tables.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** The comments that a person wrote about candidates, for the export of the person's data; without the candidates' names. */
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

/** Companies' internal comments about a person are deleted with the account. */
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

/**
 * Replaces a candidate's full name where colleagues wrote it in comments about other candidates of the same vacancies, because there it can
 * only mean this person. Other texts are unchanged (decision 034).
 */
export async function eraseNameFromComments(
  transaction: Database,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const fullName = name.trim();
  // A single word may be somebody else's name, or an ordinary word.
  if (!/\S\s+\S/.test(fullName)) return;
  const pattern = String.raw`(?<!\w)${fullName.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)}(?!\w)`;
  const ownVacancies = transaction
    .select({ positionId: applications.positionId })
    .from(applications)
    .where(eq(applications.memberId, id));
  const placeholder = sql`case ${positions.textLanguage} when 'en' then '[name erased]' else '[nome apagado]' end`;
  await transaction
    .update(candidateComments)
    .set({ text: sql`regexp_replace(${candidateComments.text}, ${pattern}, ${placeholder}, 'gi')` })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(
      and(
        eq(applications.id, candidateComments.applicationId),
        inArray(applications.positionId, ownVacancies),
        sql`${candidateComments.text} ~* ${pattern}`,
      ),
    );
}
