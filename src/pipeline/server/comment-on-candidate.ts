import { and, eq, isNull } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announce } from '#platform/events/live-topics.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication, type listComments } from './candidate-queries.ts';
import { pipelineTopic } from './live-topic.ts';
import { abilitiesOf } from './policy.ts';
import { candidateComments } from './tables.ts';

type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

export function presentComment(row: CommentRow, readerId: string) {
  return {
    commentId: row.commentId,
    text: row.text,
    author: { name: row.authorName, image: row.authorImage },
    createdAt: row.createdAt.toISOString(),
    own: row.authorId === readerId,
  };
}

/** Adds what the company's people say among themselves; it never leaves the company. */
export async function commentOnCandidate(context: SignedInContext, applicationId: string, text: string) {
  const { database, reach, session } = context;
  return database.transaction(async (transaction) => {
    const application = await findApplication(transaction, reach, applicationId);
    if (!application) throw platformErrors.notFound();
    if (!abilitiesOf(context).comment) throw platformErrors.forbidden();
    const [comment] = await transaction
      .insert(candidateComments)
      .values({ applicationId, workspaceId: application.workspaceId, authorId: session.userId, text })
      .returning();
    await announce(transaction, { topic: pipelineTopic(application.positionId), id: applicationId });
    const { id, ...row } = comment!;
    return presentComment(
      { ...row, commentId: id, authorName: session.displayName, authorImage: session.image },
      session.userId,
    );
  });
}

/** Takes an own comment away from sight; others' comments stay theirs. */
export async function deleteComment(context: SignedInContext, applicationId: string, commentId: string): Promise<void> {
  const { database, reach, session, now } = context;
  await database.transaction(async (transaction) => {
    const application = await findApplication(transaction, reach, applicationId);
    if (!application) throw platformErrors.notFound();
    if (!abilitiesOf(context).comment) throw platformErrors.forbidden();
    const [comment] = await transaction
      .select({ authorId: candidateComments.authorId })
      .from(candidateComments)
      .where(
        and(
          eq(candidateComments.id, commentId),
          eq(candidateComments.applicationId, applicationId),
          isNull(candidateComments.deletedAt),
        ),
      );
    if (!comment) throw platformErrors.notFound();
    if (comment.authorId !== session.userId) throw platformErrors.forbidden();
    await transaction.update(candidateComments).set({ deletedAt: now }).where(eq(candidateComments.id, commentId));
    await announce(transaction, { topic: pipelineTopic(application.positionId), id: applicationId });
  });
}
