import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

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
