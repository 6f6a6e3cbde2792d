import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { findPlace } from '#tasks/board/server/find-place.ts';
import { recordChanges } from '#tasks/board/server/record-changes.ts';
import { taskAssignments, tasks } from '#tasks/board/server/tables.ts';
import { toMinutes } from '#tasks/rules/estimate.ts';
import type { Connection } from './connection-queries.ts';
import { clockifyConnections } from './tables.ts';

const OWN_TASK_HOURS = 160;

/**
 * The task whose hours an entry is: the one that is called like its task in Clockify, else like its description, else the project's own task for
 * hours from Clockify. The board and the connection are locked.
 */
export async function findTask(
  transaction: Database,
  connection: Connection,
  { memberId, taskName, description }: { memberId: string; taskName: string; description: string },
): Promise<string> {
  for (const title of [taskName, description]) {
    const named = title === '' ? null : await findByTitle(transaction, connection.projectId, memberId, title);
    if (named) return named;
  }
  return findOwnTask(transaction, connection, memberId);
}

/** When several tasks have one title, takes the one that takes hours of this person, else the newest. */
async function findByTitle(transaction: Database, projectId: string, memberId: string, title: string) {
  const isAssigned = sql`exists (select from task_assignments a where a.task_id = ${tasks.id} and a.member_id = ${memberId})`;
  const [found] = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, projectId),
        isNull(tasks.deletedAt),
        sql`fold_text(${tasks.title}) = fold_text(${title})`,
      ),
    )
    .orderBy(sql`${tasks.status} = 'inProgress' desc, ${isAssigned} desc, ${tasks.createdAt} desc`)
    .limit(1);
  return found?.id ?? null;
}

/** Made once, and anew only when it was approved, rejected, paid or deleted; whoever brings hours is responsible for it too. */
async function findOwnTask(transaction: Database, connection: Connection, memberId: string): Promise<string> {
  const { projectId, workspaceId, connectedBy } = connection;
  const takesHours = sql`${tasks.deletedAt} is null and ${tasks.approvedAt} is null and ${tasks.status} not in ('rejected', 'paid')`;
  const [own] =
    connection.taskId === null
      ? []
      : await transaction
          .select({ id: tasks.id })
          .from(tasks)
          .where(and(eq(tasks.id, connection.taskId), takesHours));
  const taskId = own?.id ?? (await makeOwnTask(transaction, connection));
  const added = await transaction
    .insert(taskAssignments)
    .values({ taskId, memberId })
    .onConflictDoNothing()
    .returning();
  const actor = { projectId, workspaceId, userId: connectedBy };
  if (added.length > 0) {
    await recordChanges(transaction, actor, taskId, [{ kind: 'assigned', memberId }]);
    await announceTask(transaction, actor, own ? taskHappenings.taskChanged : taskHappenings.taskCreated, taskId);
  }
  return taskId;
}

async function makeOwnTask(transaction: Database, connection: Connection): Promise<string> {
  const { projectId, workspaceId, connectedBy, outsideProjectName } = connection;
  const [person] = await transaction.select({ language: users.language }).from(users).where(eq(users.id, connectedBy));
  const say = (key: string) =>
    translate(person?.language ?? 'pt', `timesheets/clockify:ownTask.${key}`, { project: outsideProjectName });
  const id = newId();
  const title = say('title');
  const status = 'inProgress';
  const orderKey = await findPlace(transaction, { projectId, status, after: null, taskId: null });
  await transaction.insert(tasks).values({
    ...{ id, projectId, workspaceId, title, status, orderKey, createdBy: connectedBy },
    ...{ description: say('about'), estimatedMinutes: toMinutes(OWN_TASK_HOURS) },
  });
  await transaction.update(clockifyConnections).set({ taskId: id }).where(eq(clockifyConnections.projectId, projectId));
  const actor = { projectId, workspaceId, userId: connectedBy };
  await recordChanges(transaction, actor, id, [{ kind: 'created', after: title }]);
  return id;
}
