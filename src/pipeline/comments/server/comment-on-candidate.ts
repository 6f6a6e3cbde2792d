import { and, eq, isNull } from 'drizzle-orm';
import { announceCards, type Announced } from '#applications/server/announce-applications.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { findComment, type listComments } from './comment-queries.ts';
import { mentionPeople } from './mentions/mention-people.ts';
import { mentionsByComment } from './mentions/read-mentions.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { candidateComments } from './tables.ts';

type CommentRow = Awaited<ReturnType<typeof listComments>>[number];
type Called = Awaited<ReturnType<typeof mentionsByComment>>;

interface Words {
  text: string;
  mentionIds: readonly string[];
}

export function presentComment(row: CommentRow, called: Called, readerId: string) {
  const mentions = called.get(row.commentId) ?? [];
  return {
    commentId: row.commentId,
    text: row.text,
    author: { name: row.authorName, image: row.authorImage },
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: row.version,
    mentions: mentions.map(({ userId, name }) => ({ userId, name })),
    callsReader: mentions.some(({ userId }) => userId === readerId),
    own: row.authorId === readerId,
  };
}

/** Adds an internal comment, which never leaves the company. Mentioned people are notified. */
export function commentOnCandidate(context: SignedInContext, applicationId: string, { text, mentionIds }: Words) {
  const { database, session } = context;
  return database.transaction(async (transaction) => {
    const application = await requireCandidate(transaction, context, applicationId);
    const [comment] = await transaction
      .insert(candidateComments)
      .values({ applicationId, workspaceId: application.workspaceId, authorId: session.userId, text })
      .returning({ id: candidateComments.id });
    await record(transaction, context, 'commented', { application, commentId: comment!.id });
    return settle(transaction, context, { commentId: comment!.id, application, text, mentionIds });
  });
}

/** Edits one's own comment; others' cannot be edited. */
export function editComment(
  context: SignedInContext,
  { applicationId, commentId }: { applicationId: string; commentId: string },
  { text, mentionIds, version }: Words & { version: number },
) {
  const { database, now } = context;
  return database.transaction(async (transaction) => {
    const application = await requireCandidate(transaction, context, applicationId);
    await requireOwnComment(transaction, context, applicationId, commentId);
    const changed = await transaction
      .update(candidateComments)
      .set({ text, editedAt: now, version: version + 1 })
      .where(and(eq(candidateComments.id, commentId), eq(candidateComments.version, version)))
      .returning({ id: candidateComments.id });
    if (changed.length === 0) throw platformErrors.staleVersion();
    await record(transaction, context, 'commentEdited', { application, commentId });
    return settle(transaction, context, { commentId, application, text, mentionIds });
  });
}

/** Hides one's own comment; others' cannot be hidden. */
export async function deleteComment(context: SignedInContext, applicationId: string, commentId: string): Promise<void> {
  const { database, now } = context;
  await database.transaction(async (transaction) => {
    const application = await requireCandidate(transaction, context, applicationId);
    await requireOwnComment(transaction, context, applicationId, commentId);
    await transaction.update(candidateComments).set({ deletedAt: now }).where(eq(candidateComments.id, commentId));
    await record(transaction, context, 'commentDeleted', { application, commentId });
    await announceCards(transaction, [application]);
  });
}

async function requireCandidate(transaction: Database, context: SignedInContext, applicationId: string) {
  const application = await findApplication(transaction, context.reach, applicationId);
  if (!application) throw platformErrors.notFound();
  if (!abilitiesOf(context).comment) throw platformErrors.forbidden();
  return application;
}

async function requireOwnComment(
  transaction: Database,
  { session }: SignedInContext,
  applicationId: string,
  commentId: string,
): Promise<void> {
  const [comment] = await transaction
    .select({ authorId: candidateComments.authorId })
    .from(candidateComments)
    .where(
      and(
        eq(candidateComments.id, commentId),
        eq(candidateComments.applicationId, applicationId),
        isNull(candidateComments.deletedAt),
      ),
    )
    .for('update');
  if (!comment) throw platformErrors.notFound();
  if (comment.authorId !== session.userId) throw platformErrors.forbidden();
}

function record(
  transaction: Database,
  { session }: SignedInContext,
  name: 'commented' | 'commentEdited' | 'commentDeleted',
  { application, commentId }: { application: Announced; commentId: string },
): Promise<void> {
  const { id: applicationId, workspaceId, positionId, memberId } = application;
  const ids = { applicationId, positionId, memberId, commentId };
  return recordHappening(transaction, { name: pipelineHappenings[name], workspaceId, actorId: session.userId, ids });
}

async function settle(transaction: Database, context: SignedInContext, about: Parameters<typeof mentionPeople>[2]) {
  const { application, commentId } = about;
  await mentionPeople(transaction, context, about);
  await announceCards(transaction, [application]);
  const called = await mentionsByComment(transaction, application.id);
  return presentComment(await findComment(transaction, commentId), called, context.session.userId);
}
