import { and, eq, isNull, or } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { projects } from '#projects/server/tables.ts';
import type { FetchProblem } from '#tasks/clockify/rules/fetch-problems.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { taskPaths } from '#tasks/paths.ts';
import { isColleagueOf } from '#workspaces/server/queries.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import type { Connection } from './connection-queries.ts';

/**
 * Mails whoever gave the key that hours stopped arriving and what to do; the owner, when that person has left the space. Called once when a
 * problem begins that does not end by itself.
 */
export async function mailProblem(
  transaction: Database,
  { projectId, workspaceId, connectedBy }: Connection,
  { problem, publicUrl, now }: { problem: FetchProblem; publicUrl: string; now: Date },
): Promise<void> {
  const gaveKey = and(eq(users.id, connectedBy), isColleagueOf(workspaceId, now));
  const people = await transaction
    .select({ id: users.id, name: users.name, email: users.email, language: users.language, brand: users.brand })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(and(isNull(users.deletedAt), or(eq(users.id, workspaces.ownerId), gaveKey)));
  const reader = people.find(({ id }) => id === connectedBy) ?? people[0];
  if (!reader) return;
  const [project] = await transaction
    .select({ title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  const { email: to, language, brand } = reader;
  const content = problemMail(reader, {
    problem,
    project: project!.title,
    url: publicUrl + taskPaths.clockify(projectId),
  });
  await queueMail(transaction, taskHappenings.clockifyStopped, { to, language, brand, content });
}

function problemMail(
  { name, language }: { name: string; language: Language },
  { problem, project, url }: { problem: FetchProblem; project: string; url: string },
): MailContent {
  const say = (key: string, values = {}) => translate(language, `tasks/clockify:${key}`, values);
  return {
    subject: say('mail.stopped.subject', { project }),
    greeting: translate(language, `tasks/review:mail.${name === '' ? 'greetingPlain' : 'greeting'}`, { name }),
    paragraphs: [`${say(`problem.${problem}`)}.`, say(`problemNext.${problem}`)],
    action: { label: say('mail.stopped.action'), url },
    footer: say('mail.stopped.footer'),
  };
}
