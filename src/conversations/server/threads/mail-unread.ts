import { sql } from 'drizzle-orm';
import type { MessageSide } from '#conversations/rules/terms.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';
import type { DeliveryTime } from './delivery.ts';
import { unreadMail } from './emails.ts';

/** Every minute: mails those whose messages came soon after the last mail and are still unread. */
export const mailUnreadJob: AnyJob = {
  name: 'mail-unread-messages',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '* * * * *',
  run: (_data, { database, now }) => mailUnread(database, { now }),
};

const AT_ONCE = 100;

export const mailUnread = (database: Database, time: DeliveryTime): Promise<void> =>
  runBatches(database, AT_ONCE, (transaction) => mailDue(transaction, time));

interface Due extends Record<string, unknown> {
  applicationId: string;
  userId: string;
  side: MessageSide;
  count: number;
  workspaceId: string;
  memberId: string;
  title: string;
  company: string;
  candidate: string;
  email: string;
  name: string;
  language: Language;
  brand: Brand;
}

/** Takes what is due, so that no other process mails it too, and mails those who have not read the messages meanwhile. */
async function mailDue(transaction: Database, { now }: DeliveryTime): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await transaction.execute<Due>(sql`
    with due as (
      select application_id, user_id, mailed_at as before from message_participants
      where mail_due_at <= ${moment} order by mail_due_at limit ${AT_ONCE} for update skip locked
    ), taken as (
      update message_participants p set mail_due_at = null,
        mailed_at = case when ${isUnread} then ${moment} else p.mailed_at end
      from due join message_threads t on t.application_id = due.application_id
      where p.application_id = due.application_id and p.user_id = due.user_id
      returning p.application_id, p.user_id, p.side, due.before, t.workspace_id, p.is_mailed and ${isUnread} as is_told
    )
    select taken.application_id as "applicationId", taken.user_id as "userId", taken.side, taken.workspace_id as "workspaceId",
      taken.is_told as "isTold", a.member_id as "memberId", o.title, o.company_name as company, candidate.name as candidate,
      u.email, u.name, u.language, u.brand,
      (select count(*)::int from application_messages m where m.application_id = taken.application_id and m.side <> taken.side
        and m.state = 'sent' and m.send_at > taken.before) as count
    from taken join applications a on a.id = taken.application_id join positions o on o.id = a.position_id
    join users candidate on candidate.id = a.member_id join users u on u.id = taken.user_id`);
  const told = await keepThosePresent(
    transaction,
    rows.filter(({ isTold, count }: Due) => isTold === true && count > 0),
  );
  await queueMails(
    transaction,
    conversationsHappenings.messagesUnread,
    told.map((row) => ({
      ...unreadMail(row, row),
      workspaceId: row.workspaceId,
      ...(row.side === 'company' && { about: [row.memberId] }),
    })),
  );
  return rows.length;
}

const isUnread = sql`case p.side when 'company' then t.is_unread_by_company else t.is_unread_by_candidate end`;

/** Without those who no longer work on the company's hiring. */
async function keepThosePresent(transaction: Database, rows: readonly Due[]): Promise<Due[]> {
  const companies = new Set(rows.filter(({ side }) => side === 'company').map(({ workspaceId }) => workspaceId));
  const present = new Map<string, ReadonlySet<string>>();
  for (const workspaceId of companies) {
    const people = await listCompanyPeople(transaction, workspaceId);
    present.set(workspaceId, new Set(people.map(({ id }) => id)));
  }
  return rows.filter(({ side, workspaceId, userId }) => side === 'candidate' || present.get(workspaceId)!.has(userId));
}
