import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { timeZoneAt } from '#accounts/time-zone/rules/own-time-zone.ts';
import { dueDigests } from '#notices/choices/rules/digest-days.ts';
import { noticesHappenings } from '#notices/happenings.ts';
import { groupNotices } from '#notices/rules/group-notices.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { digestMail } from './emails.ts';
import { presentNotice } from './read-notices.ts';
import { isReadable, listReadableSpaces } from './readable-spaces.ts';
import { type NoticeRow, selectNotices } from './select-notices.ts';
import { noticeChoices, noticeReaders } from './tables.ts';

const AT_ONCE = 200;
/** More unread notices than these stand in no mail. */
const MAXIMUM_NOTICES = 200;
/** How far the first one looks back: some hours more than its time, because people live in other zones and hours than their notices. */
const FIRST_DAYS = { daily: 2, weekly: 8 } as const;

/** Every hour, because mornings come one zone after the other. */
export const writeDigestsJob: AnyJob = {
  name: 'notices.write-digests',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '5 * * * *',
  run: (_data, { database, now }) => writeDigests(database, now),
};

/** Mails a digest to everybody who wants one and has something unread; nobody is sent an empty one. */
export async function writeDigests(database: Database, now: Date): Promise<void> {
  for (let after: string | null = null; ;) {
    const readers = await listDigestReaders(database, after);
    for (const reader of readers)
      for (const often of dueDigests(timeZoneAt(reader, now), now, reader))
        await writeDigest(database, { reader, often, now });
    if (readers.length < AT_ONCE) return;
    after = readers.at(-1)!.id;
  }
}

type DigestReader = Awaited<ReturnType<typeof listDigestReaders>>[number];

/** People with a kind that they read in a digest, in the order of their ids. */
async function listDigestReaders(database: Database, after: string | null) {
  const { id, name, email, language, brand, role, timeZone, nextTimeZone, nextTimeZoneFrom } = users;
  const { dailyAt, weeklyAt } = noticeReaders;
  const digesting = database
    .select({ userId: noticeChoices.userId })
    .from(noticeChoices)
    .where(inArray(noticeChoices.mail, ['daily', 'weekly']));
  return database
    .select({ id, name, email, language, brand, role, timeZone, nextTimeZone, nextTimeZoneFrom, dailyAt, weeklyAt })
    .from(users)
    .leftJoin(noticeReaders, eq(noticeReaders.userId, id))
    .where(and(isNull(users.deletedAt), inArray(id, digesting), ...(after === null ? [] : [gt(id, after)])))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

/** In one transaction with the mark that it was written; what its reader may not see at this moment stays out. */
async function writeDigest(
  database: Database,
  { reader, often, now }: { reader: DigestReader; often: 'daily' | 'weekly'; now: Date },
) {
  await database.transaction(async (transaction) => {
    const mark = often === 'daily' ? { dailyAt: now } : { weeklyAt: now };
    await transaction
      .insert(noticeReaders)
      .values({ userId: reader.id, ...mark })
      .onConflictDoUpdate({ target: noticeReaders.userId, set: mark });
    const caller = { userId: reader.id, role: reader.role };
    const spaces = await listReadableSpaces(transaction, caller);
    const last = often === 'daily' ? reader.dailyAt : reader.weeklyAt;
    const since = last ?? new Date(now.getTime() - FIRST_DAYS[often] * 86_400_000);
    const { rows } = await transaction.execute<NoticeRow>(
      selectNotices(
        sql`n.user_id = ${reader.id} and n.read_at is null and h.at > ${since.toISOString()}::timestamptz and ${isReadable(spaces)}
          and ${isChosen} = ${often}`,
        MAXIMUM_NOTICES,
      ),
    );
    if (rows.length === 0) return;
    const groups = groupNotices(rows.map((row) => presentNotice(row, caller, spaces.length > 1)));
    const about = rows.flatMap(({ ids }) => [ids.memberId, ids.userId]).filter((id) => id !== undefined);
    const mail = digestMail(reader, { often, groups });
    await queueMail(transaction, noticesHappenings.digested, { ...mail, about: [...new Set(about)] });
  });
}

/** How the reader of the notice `n` chose to be mailed; null where they chose nothing. */
const isChosen = sql`(
  select c.mailed from notice_choices c
  where c.user_id = n.user_id and c.kind = n.kind and (c.workspace_id = n.workspace_id or c.workspace_id is null)
  order by c.workspace_id nulls last limit 1)`;
