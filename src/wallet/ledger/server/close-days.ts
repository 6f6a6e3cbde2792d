import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { hashOfDay, readsAll } from './hash-day.ts';

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
