import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { candidateComments } from './tables.ts';

function selectComments(database: Database) {
  return database
    .select({
      commentId: candidateComments.id,
      text: candidateComments.text,
      createdAt: candidateComments.createdAt,
      editedAt: candidateComments.editedAt,
      version: candidateComments.version,
      authorId: candidateComments.authorId,
      authorName: users.name,
      authorImage: users.image,
    })
    .from(candidateComments)
    .innerJoin(users, eq(users.id, candidateComments.authorId));
}

export async function findComment(database: Database, commentId: string) {
  const [found] = await selectComments(database).where(eq(candidateComments.id, commentId));
  return found!;
}

/** Oldest first, like a conversation. */
export function listComments(database: Database, applicationId: string) {
  return selectComments(database)
    .where(and(eq(candidateComments.applicationId, applicationId), isNull(candidateComments.deletedAt)))
    .orderBy(asc(candidateComments.createdAt), asc(candidateComments.id))
    .limit(500);
}
