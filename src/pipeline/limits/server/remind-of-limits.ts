import { sql } from 'drizzle-orm';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { overdueMail } from './emails.ts';

/** Every hour: notifies companies of candidates who wait longer than the company's own limit. */
export const remindOfLimitsJob: AnyJob = {
  name: 'remind-of-limits',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '40 * * * *',
  run: (_data, { database, now }) => remindOfLimits(database, now),
};

/** Reports each stay in a stage once, even if several processes run this repeatedly; a company gets one mail. */
export async function remindOfLimits(database: Database, now: Date): Promise<void> {
  for (const workspaceId of await listLateCompanies(database, now)) {
    await database.transaction((transaction) => remindCompany(transaction, { workspaceId, now }));
  }
}

/** Stays that exceed a limit set by the company and were not reported yet. */
const overdueAt = (now: Date) => sql`
  stage_limits l
  join applications a on a.workspace_id = l.workspace_id and a.stage = l.stage
  join positions o on o.id = a.position_id and o.state <> 'removed'
  where a.state = 'active' and a.stage_entered_at < ${now.toISOString()}::timestamptz - l.days * interval '1 day'
    and (l.position_id = a.position_id or l.position_id is null and not exists (
      select from stage_limits own
      where own.workspace_id = a.workspace_id and own.stage = a.stage and own.position_id = a.position_id))
    and not exists (select from stage_reminders r where r.application_id = a.id and r.stage_entered_at = a.stage_entered_at)`;

async function listLateCompanies(database: Database, now: Date): Promise<string[]> {
  const { rows } = await database.execute<{ workspace_id: string }>(
    sql`select distinct l.workspace_id from ${overdueAt(now)} order by 1`,
  );
  return rows.map(({ workspace_id: workspaceId }: { workspace_id: string }) => workspaceId);
}

interface Reminder {
  workspaceId: string;
  now: Date;
}

async function remindCompany(transaction: Database, { workspaceId, now }: Reminder): Promise<void> {
  const vacancies = await noteOverdue(transaction, workspaceId, now);
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (vacancies.length === 0 || !owner) return;
  await queueMail(transaction, pipelineHappenings.candidatesOverdue, {
    ...overdueMail(owner, vacancies),
    workspaceId,
  });
}

type Late = { title: string; count: number };

/** Marks these candidates as reported and counts them by vacancy. A concurrent process waits here and then finds none left. */
async function noteOverdue(transaction: Database, workspaceId: string, now: Date): Promise<Late[]> {
  const { rows } = await transaction.execute<Late>(sql`
    with overdue as (
      select a.id, a.stage_entered_at, o.id as position_id, o.title from ${overdueAt(now)} and l.workspace_id = ${workspaceId}
    ), reminded as (
      insert into stage_reminders as before (application_id, stage_entered_at)
      select id, stage_entered_at from overdue order by id
      on conflict (application_id) do update set stage_entered_at = excluded.stage_entered_at
        where before.stage_entered_at <> excluded.stage_entered_at
      returning application_id
    )
    select overdue.title, count(*)::int as count from overdue join reminded on reminded.application_id = overdue.id
    group by overdue.position_id, overdue.title order by count(*) desc, overdue.title`);
  return rows;
}
