import { sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { type DueTask, isNear, selectDueTasks, waitsFor, waitsForApproval } from './due-hours.ts';
import { type DeadlineNews, deadlinesMail } from './emails.ts';
import { type AwakeReader, forEachPageOfReaders } from './list-readers.ts';
import { type ReminderMoment, remindOnce } from './remind-once.ts';

/** To professionals: contested hours that wait for their word, when the deadline is near. */
export async function remindOfContests(database: Database, moment: ReminderMoment): Promise<void> {
  const due = sql`${waitsFor('professional')} and ${isNear(moment.now)}`;
  const condition = sql`users.id in (select e.member_id from time_entries e where ${due})`;
  await forEachPageOfReaders(database, { condition, now: moment.now }, async (readers) => {
    for (const reader of readers)
      await remindOfTasks(database, 'contestsDue', reader, sql`e.member_id = ${reader.id} and ${due}`);
  });
}

/** To owners and colleagues who manage tasks: finished tasks to approve and contests to close, when the deadline is near. */
export async function remindOfApprovals(database: Database, moment: ReminderMoment): Promise<void> {
  const due = sql`(${waitsForApproval} or ${waitsFor('company')}) and ${isNear(moment.now)}`;
  const managed = (userId: unknown) => sql`(
    select w.id from workspaces w where w.owner_id = ${userId}
    union select m.workspace_id from workspace_members m
    where m.user_id = ${userId} and 'manageTasks' = any(m.permissions)
      and (m.expires_at is null or m.expires_at > ${moment.now.toISOString()}::timestamptz))`;
  const condition = sql`users.role = 'squadOwner' and exists (
    select from time_entries e join tasks t on t.id = e.task_id
    where ${due} and e.workspace_id in ${managed(users.id)})`;
  await forEachPageOfReaders(database, { condition, now: moment.now }, async (readers) => {
    for (const reader of readers) {
      const ofReader = sql`e.workspace_id in ${managed(reader.id)} and ${due}`;
      await remindOfTasks(database, 'approvalsDue', reader, ofReader);
    }
  });
}

async function remindOfTasks(
  database: Database,
  kind: DeadlineNews,
  reader: AwakeReader,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const { rows } = await database.execute<DueTask>(selectDueTasks(condition));
  if (rows.length === 0) return;
  const mail = deadlinesMail(reader, kind, rows);
  await remindOnce(database, { kind, date: reader.date, reader, happening: 'deadlinesNear', mail });
}
