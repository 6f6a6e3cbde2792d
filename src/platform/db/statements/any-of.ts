import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * For `id = …` of prepared statements: any of these ids. PostgreSQL plans `= any($1)` anew at each call, because it counts on ten ids as
 * long as it has not seen them; an array that is read has no known length in either plan, so the kept plan is used.
 */
export function anyOf(ids: SQLWrapper): SQL {
  return sql`any(array(select unnest(${ids}::uuid[])))`;
}

/** The column is one of these ids, however many: a statement takes 65,535 parameters, and an array is one. */
export function amongIds(column: SQLWrapper, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}
