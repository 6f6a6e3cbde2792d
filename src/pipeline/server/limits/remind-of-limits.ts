import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { overdueMail } from './emails.ts';

/** Every hour: companies hear of candidates who wait longer than the company itself wants them to. */
export const remindOfLimitsJob: AnyJob = {
  name: 'remind-of-limits',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '40 * * * *',
  run: (_data, { database, publicUrl }) => remindOfLimits(database, publicUrl, new Date()),
};

const AT_ONCE = 500;

/** Once for each stay in a stage, however often and from however many processes this runs. */
export async function remindOfLimits(database: Database, publicUrl: string, now: Date): Promise<void> {
  while ((await remindSome(database, publicUrl, now)) === AT_ONCE);
}

type Overdue = { id: string; workspace_id: string; title: string; stage_entered_at: string };

function remindSome(database: Database, publicUrl: string, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const overdue = await holdOverdue(transaction, now);
    if (overdue.length === 0) return 0;
    await transaction.execute(sql`
      insert into stage_reminders (application_id, stage_entered_at)
      select id, stage_entered_at from applications where id = any(${sql.param(overdue.map(({ id }) => id))}::uuid[])
      on conflict (application_id) do update set stage_entered_at = excluded.stage_entered_at`);
    const byCompany = Map.groupBy(overdue, (row) => row.workspace_id);
    const owners = await listOwners(transaction, [...byCompany.keys()]);
    await queueMails(
      transaction,
      owners.map(({ workspaceId, email: to, language, brand, name }) => {
        const waiting = byCompany.get(workspaceId) ?? [];
        const byPosition = [...Map.groupBy(waiting, ({ title }) => title)];
        const vacancies = byPosition.map(([title, some]) => ({ title, count: some.length }));
        return { to, language, brand, content: overdueMail({ language, name, vacancies, publicUrl }) };
      }),
    );
    return overdue.length;
  });
}

/** Over a limit that the company set, and not told of yet; held, so that another process passes over them. */
async function holdOverdue(transaction: Database, now: Date): Promise<Overdue[]> {
  const { rows } = await transaction.execute<Overdue>(sql`
    select a.id, a.workspace_id, o.title, a.stage_entered_at::text
    from stage_limits l
    join applications a on a.workspace_id = l.workspace_id and a.stage = l.stage
    join positions o on o.id = a.position_id and o.state <> 'removed'
    where a.state = 'active' and a.stage_entered_at < ${now.toISOString()}::timestamptz - l.days * interval '1 day'
      and (l.position_id = a.position_id or l.position_id is null and not exists (
        select from stage_limits own
        where own.workspace_id = a.workspace_id and own.stage = a.stage and own.position_id = a.position_id))
      and not exists (select from stage_reminders r where r.application_id = a.id and r.stage_entered_at = a.stage_entered_at)
    order by a.id limit ${AT_ONCE}
    for update of a skip locked`);
  return rows;
}

function listOwners(transaction: Database, ids: string[]) {
  const { name, email, language, brand } = users;
  return transaction
    .select({ workspaceId: workspaces.id, name, email, language, brand })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(inArray(workspaces.id, ids));
}
