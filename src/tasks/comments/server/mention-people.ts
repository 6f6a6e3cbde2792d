import { eq, sql } from 'drizzle-orm';
import type { Language } from '#platform/i18n/language.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { taskErrors } from '#tasks/errors.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { mentionedMail } from './emails.ts';
import { taskCommentMentions } from './tables.ts';

interface MentionablePerson extends Record<string, unknown> {
  id: string;
  name: string;
  image: string | null;
  email: string;
  language: Language;
  brand: Brand;
}

/** Everybody who may look at the task and write at it: the company's people with `trackTasks`, and its professionals who still work there. */
export async function listMentionable(
  database: Database,
  { workspaceId, projectId }: BoardReader,
  taskId: string,
  now: Date,
): Promise<MentionablePerson[]> {
  const { rows } = await database.execute<MentionablePerson>(sql`
    select u.id, u.name, u.image, u.email, u.language, u.brand
    from (
      select owner_id as id from workspaces where id = ${workspaceId}
      union
      select user_id from workspace_members
      where workspace_id = ${workspaceId} and 'trackTasks' = any(permissions)
        and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
      union
      select a.member_id from task_assignments a
      where a.task_id = ${taskId} and exists (
        select from project_professionals p
        where p.project_id = ${projectId} and p.member_id = a.member_id and p.ended_at is null)
    ) as people join users u on u.id = people.id
    where u.deleted_at is null
    order by fold_text(u.name), u.id`);
  return rows;
}

interface Mentioning {
  commentId: string;
  text: string;
  mentionIds: readonly string[];
  task: { id: string; title: string };
}

/** Sets whom a comment mentions. Each of them is mailed once of this comment, however often its words change. */
export async function mentionPeople(
  transaction: Database,
  context: SignedInContext,
  reader: BoardReader,
  { commentId, text, mentionIds, task }: Mentioning,
): Promise<void> {
  const { session, now } = context;
  const ofComment = eq(taskCommentMentions.commentId, commentId);
  const before = await transaction
    .select({ id: taskCommentMentions.userId })
    .from(taskCommentMentions)
    .where(ofComment);
  const earlier = new Set(before.map(({ id }) => id));
  const wanted = new Set(mentionIds);
  const people = wanted.size === 0 ? [] : await listMentionable(transaction, reader, task.id, now);
  const added = people.filter(({ id }) => wanted.has(id) && !earlier.has(id) && id !== session.userId);
  // Whoever was mentioned before stays mentionable, so that an author can edit a text that names somebody who left.
  if ([...wanted].some((id) => !earlier.has(id) && !added.some((one) => one.id === id)))
    throw taskErrors.mentionUnknown();
  if (earlier.size > 0)
    await transaction
      .update(taskCommentMentions)
      .set({ stands: sql`${taskCommentMentions.userId} = any(${sql.param([...wanted])}::uuid[])` })
      .where(ofComment);
  if (added.length === 0) return;
  await transaction
    .insert(taskCommentMentions)
    .values(added.map(({ id: userId }) => ({ commentId, userId, createdAt: now })));
  const { projectId, workspaceId } = reader;
  await recordHappenings(
    transaction,
    added.map(({ id: userId }) => ({
      ...{ name: taskHappenings.mentioned, workspaceId, actorId: session.userId },
      ids: { projectId, taskId: task.id, userId },
    })),
  );
  const said = { author: session.displayName, task, projectId, project: reader.title, text };
  await queueMails(
    transaction,
    taskHappenings.mentioned,
    added.map((person) => ({ ...mentionedMail(person, said), workspaceId, about: [session.userId] })),
  );
}
