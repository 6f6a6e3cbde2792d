import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { MAXIMUM_COMMENTS, mayEditComment } from '#tasks/comments/rules/comment-limits.ts';
import { taskCommentMentions, taskComments } from './tables.ts';

type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** The comments that stand, oldest first. */
export function listComments(database: Database, which: SQL) {
  return database
    .select({ comment: taskComments, author: { name: users.name, image: users.image } })
    .from(taskComments)
    .innerJoin(users, eq(users.id, taskComments.authorId))
    .where(and(which, isNull(taskComments.deletedAt)))
    .orderBy(asc(taskComments.id))
    .limit(MAXIMUM_COMMENTS);
}

/** Whom the comments mention, by comment. */
export async function mentionsOf(database: Database, which: SQL) {
  const rows = await database
    .select({ commentId: taskComments.id, userId: users.id, name: users.name })
    .from(taskCommentMentions)
    .innerJoin(taskComments, eq(taskComments.id, taskCommentMentions.commentId))
    .innerJoin(users, eq(users.id, taskCommentMentions.userId))
    .where(and(which, eq(taskCommentMentions.stands, true)))
    .orderBy(asc(users.name), asc(users.id));
  return Map.groupBy(rows, ({ commentId }) => commentId);
}

interface Presenting {
  mentions: Awaited<ReturnType<typeof mentionsOf>>;
  readerId: string;
  /** Whether the reader may write at the task. */
  writes: boolean;
  now: Date;
}

export function presentComment({ comment, author }: CommentRow, { mentions, readerId, writes, now }: Presenting) {
  const mentioned = mentions.get(comment.id) ?? [];
  const isOwn = writes && comment.authorId === readerId;
  return {
    commentId: comment.id,
    text: comment.text,
    author,
    at: comment.createdAt.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
    version: comment.version,
    mentions: mentioned.map(({ userId, name }) => ({ userId, name })),
    callsReader: mentioned.some(({ userId }) => userId === readerId),
    abilities: { edit: isOwn && mayEditComment(comment.createdAt, now), delete: isOwn },
  };
}
