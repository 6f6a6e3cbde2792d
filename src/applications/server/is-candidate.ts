import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether an application counts as a candidate of its vacancy: all but those that were withdrawn, also the ended and the hired ones. Every
 * count of candidates uses it, so that no two pages say different numbers. `application`: the alias or table in the statement.
 */
export function isCandidate(application: SQL): SQL {
  return sql`${application}.state <> 'withdrawn'`;
}
