import { text } from 'node:stream/consumers';
import { asc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { ledgerDays } from './tables.ts';

/** For statements that read the lines of a day or all of them, in a transaction of their own. */
export const readsAll = sql`set local statement_timeout = '15min'`;

/**
 * The lines of one day (UTC, by when they were posted) as `line_count` and `hash`: SHA-256 over the hash of the day before and everything
 * that a line and its transaction say, in their order. Whoever changes a closed line changes this day and all after it.
 */
export function hashOfDay(day: SQLWrapper, before: SQLWrapper): SQL {
  return sql`
    select count(*)::int as line_count, encode(sha256(convert_to(${before} || coalesce(string_agg(
      concat_ws('|', t.id, l.position, l.account_id, l.cents, t.type, t.currency, t.cause_kind, t.cause_id, t.minutes,
        t.idempotency_key, t.content_hash, extract(epoch from t.posted_at)),
      E'\n' order by t.id, l.position), ''), 'UTF8')), 'hex') as hash
    from ledger_transactions t join ledger_lines l on l.transaction_id = t.id
    where t.posted_at >= ${day}::timestamp at time zone 'UTC' and t.posted_at < (${day} + 1)::timestamp at time zone 'UTC'`;
}

/**
 * Closes every day that is over and not closed yet, from the first posting on, each with the hash that goes on from the day before.
 * Two processes that close the same day find the same; the first stands.
 */
export async function closeDays(database: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  for (;;) {
    const { rows } = await database.execute<{ day: string; before: string }>(sql`
      select next.day::date::text as day, coalesce((select hash from ledger_days order by day desc limit 1), '') as before
      from (select coalesce(
        (select max(day) + 1 from ledger_days),
        (select (posted_at at time zone 'UTC')::date from ledger_transactions order by posted_at limit 1)) as day) next
      where next.day < ${today}::date`);
    const [next] = rows;
    if (!next) return;
    await database.transaction(async (transaction) => {
      await transaction.execute(readsAll);
      await transaction.execute(sql`
        insert into ledger_days (day, line_count, hash, closed_at)
        select ${next.day}::date, closed.line_count, closed.hash, ${now.toISOString()}::timestamptz
        from (${hashOfDay(sql`${next.day}::date`, sql`${next.before}::text`)}) closed
        on conflict (day) do nothing`);
    });
  }
}

/** The name of the one file; like every name in the store it has 22 signs. */
const KEY = 'ledger-hashes-all-days';
/** Enough of a hash to tell two versions of a day apart. */
const SHOWN_LENGTH = 12;

/**
 * Writes the hash of each closed day into the store of files and the log, and compares what was written there before: who can write in the
 * database alone can write a day and its hash anew, but not what stands here.
 */
export async function keepHashes({
  database,
  files,
  log,
}: Pick<JobContext, 'database' | 'files'> & { log: Pick<JobContext['log'], 'info'> }): Promise<LedgerDifference[]> {
  const stored = await files.get(KEY);
  const lines = stored ? (await text(stored)).split('\n').filter(Boolean) : [];
  const written = new Map(lines.map((line) => line.split(' ') as [string, string]));
  const days = await database.select().from(ledgerDays).orderBy(asc(ledgerDays.day));
  const closed = days.filter(({ day }) => !written.has(day));
  if (closed.length > 0) {
    const bytes = Buffer.from([...lines, ...closed.map(({ day, hash }) => `${day} ${hash}`), ''].join('\n'));
    await files.put(KEY, { bytes, mediaType: 'text/plain', sizeBytes: bytes.length });
    for (const { day, hash } of closed) log.info({ day, hash }, 'a day of the ledger was closed');
  }
  return days
    .filter(({ day, hash }) => (written.get(day) ?? hash) !== hash)
    .map(({ day, hash }) => ({
      ...{ kind: 'changedDay', about: `${day} ${hash.slice(0, SHOWN_LENGTH)}`, cents: null, currency: 'BRL' },
    }));
}
