import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';

/**
 * The product's clock in SQL: the database's own time, with the tests' offset at the moment the query is built. Prepared statements
 * take the time as a parameter, because the offset would be fixed in them.
 */
export const clockTime: SQLWrapper = { getSQL: readClockTime };

export function readClockTime(): SQL {
  const aheadMs = clock.aheadMs();
  return aheadMs === 0 ? sql`now()` : sql`(now() + ${aheadMs} * interval '1 millisecond')`;
}

/** The product's time for statements that are built once: they are given `aheadMs` from `clock.aheadMs()`. */
export const preparedTime: SQL = sql`(now() + ${sql.placeholder('aheadMs')} * interval '1 millisecond')`;
