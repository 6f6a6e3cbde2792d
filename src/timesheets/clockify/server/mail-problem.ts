import { and, eq, isNull, or } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { projects } from '#projects/server/tables.ts';
import type { FetchProblem } from '#timesheets/clockify/rules/fetch-problems.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { timesheetPaths } from '#timesheets/paths.ts';
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
  { problem, now }: { problem: FetchProblem; now: Date },
): Promise<void> {
  const gaveKey = and(eq(users.id, connectedBy), isColleagueOf(workspaceId, now));
  const people = await transaction
    .select({ id: users.id, ...mailReader })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(and(isNull(users.deletedAt), or(eq(users.id, workspaces.ownerId), gaveKey)));
  const reader = people.find(({ id }) => id === connectedBy) ?? people[0];
  if (!reader) return;
  const [project] = await transaction
    .select({ title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  const mail = writeLetter(reader, 'timesheets/clockify:mail.stopped', { project: project!.title }, (say) => ({
    subject: say('subject'),
    paragraphs: [
      `${say(`timesheets/clockify:problem.${problem}`)}.`,
      say(`timesheets/clockify:problemNext.${problem}`),
    ],
    action: { label: say('action'), path: timesheetPaths.clockify(projectId) },
  }));
  await queueMail(transaction, timesheetHappenings.clockifyStopped, mail);
}
