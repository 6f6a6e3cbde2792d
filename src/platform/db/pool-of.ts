import type pg from 'pg';
import type { Database } from '#platform/db/connection.ts';

/** The pool below the query builder, for the few reads whose plan or cost matters; not for use in a transaction. */
export function poolOf(database: Database): pg.Pool {
  if (!('$client' in database)) throw new Error('A transaction has no pool of its own.');
  return database.$client as pg.Pool;
}
