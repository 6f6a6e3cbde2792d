import { candidateComments } from '#pipeline/comments/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { inArray } from 'drizzle-orm';

export interface CommentToBuild {
  applicationId: string;
  authorId: string;
  text: string;
  createdAt?: Date;
}

/** Internal comments of the company's people about candidates. */
export async function buildComments(
  database: Database,
  comments: readonly CommentToBuild[],
): Promise<{ id: string }[]> {
  if (comments.length === 0) return [];
  const ids = [...new Set(comments.map(({ applicationId }) => applicationId))];
  const places = await database
    .select({ id: applications.id, workspaceId: applications.workspaceId })
    .from(applications)
    .where(inArray(applications.id, ids));
  const workspaceOf = new Map(places.map(({ id, workspaceId }) => [id, workspaceId]));
  const rows = comments.map((comment) => ({
    id: newId(),
    workspaceId: workspaceOf.get(comment.applicationId)!,
    ...comment,
  }));
  await database.insert(candidateComments).values(rows);
  return rows.map(({ id }) => ({ id }));
}
