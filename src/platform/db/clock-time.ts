import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';

/**
 * The product's time in SQL: the database's own, moved as far as tests moved the clock when the query is built.
 * Statements that are prepared once take the time as a parameter, because in them it would not move.
 */
export const clockTime: SQLWrapper = { getSQL: readClockTime };

export function readClockTime(): SQL {
  const aheadMs = clock.aheadMs();
  return aheadMs === 0 ? sql`now()` : sql`(now() + ${aheadMs} * interval '1 millisecond')`;
}
