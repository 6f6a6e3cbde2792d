import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Announced } from '#applications/server/announce-applications.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { findPositionById } from '#pipeline/candidates/server/position-queries.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';
import { mentionedMail } from './emails.ts';
import { commentMentions } from './tables.ts';

/** The people whom the caller can mention in a comment about a candidate: everyone else who may see the candidate. */
export async function listMentionable({ database, reach, session }: SignedInContext, applicationId: string) {
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  const people = await listCompanyPeople(database, application.workspaceId);
  return { people: people.filter(({ id }) => id !== session.userId) };
}

interface Mentioning {
  commentId: string;
  text: string;
  mentionIds: readonly string[];
  application: Announced;
}

/**
 * Sets the mentions of a comment; newly mentioned people are notified by mail, in their own language. Earlier mentions of people who left
 * are retained, so that the author can edit the text without removing the name.
 */
export async function mentionPeople(transaction: Database, context: SignedInContext, about: Mentioning): Promise<void> {
  const { commentId, application } = about;
  const ids = new Set(about.mentionIds);
  const ofComment = eq(commentMentions.commentId, commentId);
  const people = ids.size === 0 ? [] : await listCompanyPeople(transaction, application.workspaceId);
  const before = await transaction.select({ id: commentMentions.userId }).from(commentMentions).where(ofComment);
  const callable = new Set([...people, ...before].map(({ id }) => id));
  const known = [...ids].filter((id) => callable.has(id) && id !== context.session.userId);
  if (known.length < ids.size) throw pipelineErrors.mentionUnknown();
  await transaction
    .delete(commentMentions)
    .where(known.length === 0 ? ofComment : and(ofComment, notInArray(commentMentions.userId, known)));
  if (known.length === 0) return;
  const added = await transaction
    .insert(commentMentions)
    .values(known.map((userId) => ({ commentId, userId, createdAt: context.now })))
    .onConflictDoNothing()
    .returning();
  await notifyMentioned(
    transaction,
    context,
    about,
    added.map(({ userId }) => userId),
  );
}

async function notifyMentioned(
  transaction: Database,
  { session }: SignedInContext,
  { text, application }: Mentioning,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const [position, rows] = await Promise.all([
    findPositionById(transaction, { every: true }, application.positionId),
    transaction
      .select({ id: users.id, ...mailReader })
      .from(users)
      .where(inArray(users.id, [...userIds, application.memberId])),
  ]);
  const candidate = rows.find(({ id }) => id === application.memberId)?.name ?? '';
  const about = { author: session.displayName, candidate, text, applicationId: application.id, position: position! };
  const mails = rows
    .filter(({ id }) => userIds.includes(id))
    .map((reader) => ({
      ...mentionedMail(reader, about),
      workspaceId: position!.workspaceId,
      about: [application.memberId, session.userId],
    }));
  const { mentioned } = pipelineHappenings;
  const { id: applicationId, positionId, memberId } = application;
  await recordHappenings(
    transaction,
    userIds.map((userId) => ({
      name: mentioned,
      workspaceId: position!.workspaceId,
      actorId: session.userId,
      ids: { applicationId, positionId, memberId, userId },
    })),
  );
  await queueMails(transaction, mentioned, mails);
}
