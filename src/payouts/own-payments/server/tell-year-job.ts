import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';

const AT_ONCE = 500;

/** In the second half of January, each day: tells everybody who was paid in the last year, once, that the yearly statement is there. */
export const tellYearJob: AnyJob = {
  name: 'tell-year',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '0 12 15-31 1 *',
  run: async (_data, { database, now }) => {
    const year = Number(dateInSaoPaulo(now).slice(0, 4)) - 1;
    for (;;) {
      const untold = await listUntold(database, year);
      for (const memberId of untold)
        await database.transaction((transaction) => tellYear(transaction, { memberId, year }));
      if (untold.length < AT_ONCE) return;
    }
  },
};

/** What was told is a happening of this year. */
const isUntold = (memberId: SQL, year: number) => sql`not exists (
  select from happenings h where h.about @> array[${memberId}] and h.name = ${payoutsHappenings.yearTold.name}
    and (h.at at time zone ${HOME_TIME_ZONE})::date > make_date(${year}, 12, 31))`;

async function listUntold(database: Database, year: number): Promise<string[]> {
  const { rows } = await database.execute<{ memberId: string }>(sql`
    select distinct y.member_id as "memberId" from payments y join users u on u.id = y.member_id
    where y.state in ('paid', 'paidByHand') and u.deleted_at is null and ${isUntold(sql`y.member_id`, year)}
      and y.paid_at >= make_date(${year}, 1, 1)::timestamp at time zone ${HOME_TIME_ZONE}
      and y.paid_at < make_date(${year} + 1, 1, 1)::timestamp at time zone ${HOME_TIME_ZONE}
    limit ${AT_ONCE}`);
  return rows.map(({ memberId }) => memberId);
}

async function tellYear(transaction: Database, { memberId, year }: { memberId: string; year: number }): Promise<void> {
  const [reader] = await transaction
    .select(mailReader)
    .from(users)
    .where(and(eq(users.id, memberId), isNull(users.deletedAt)))
    .for('no key update');
  // Asked apart: the statement that waited for the lock does not see what was told meanwhile.
  const { rows: untold } = await transaction.execute(sql`select where ${isUntold(sql`${memberId}::uuid`, year)}`);
  if (!reader || untold.length === 0) return;
  await recordHappening(transaction, {
    ...{ name: payoutsHappenings.yearTold, workspaceId: null, actorId: null },
    ids: { userId: memberId },
  });
  const mail = writeLetter(reader, 'payouts/own-payments:yearMail', { year: String(year) }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text')],
    action: { label: say('open'), path: ownPaymentsPath },
  }));
  await queueMail(transaction, payoutsHappenings.yearTold, mail);
}
