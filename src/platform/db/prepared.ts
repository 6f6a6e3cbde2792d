import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '#platform/db/connection.ts';
import { isStalePlan } from '#platform/errors/is-dependency-failure.ts';

/** The query builder's prepared query; it asks for the name before the text is known. */
interface BuiltQuery<Result> {
  getQuery: () => { sql: string };
  execute: (values?: Values) => Promise<Result>;
}
interface Preparable<Result> {
  prepare: (name: string) => BuiltQuery<Result>;
}
/** By the name of their placeholder. */
type Values = Record<string, unknown>;
interface Named {
  queryConfig: { name?: string };
  rawQueryConfig: { name?: string };
}

const dialect = new PgDialect();
const names = new Map<string, string>();
/** A statement whose text depends on the number of its values would otherwise fill the connections. */
const MOST_NAMES = 200;
/** Counts how often plans became stale: new names make every connection prepare anew. */
let generation = 0;

/** One name per text, so that a name never stands for two statements. Undefined when there are too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return `${known}-${generation}`;
  if (names.size >= MOST_NAMES) return undefined;
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 20));
  return nameOf(text);
}

/**
 * Runs a query of the builder under a name: PostgreSQL parses it once per connection, and keeps its plan if that does not depend on
 * the values. For hot statements only (decision 043); built anew each time, so it may read the clock.
 */
export function runPrepared<Result>(database: Database, query: Preparable<Result>): Promise<Result> {
  return execute(database, query.prepare(''));
}

/** The same for a query that every call needs: it is built once for each database, so values and the time are placeholders. */
export function preparedOnce<Result>(build: (database: Database) => Preparable<Result>) {
  const known = new WeakMap<Database, BuiltQuery<Result>>();
  return (database: Database, values: Values): Promise<Result> => {
    const built = known.get(database) ?? build(database).prepare('');
    known.set(database, built);
    return execute(database, built, values);
  };
}

/** The same for SQL of our own, which is built once. Returns a reader of the rows as the driver has them. */
export function preparedSql<Row>(query: SQL) {
  const text = dialect.sqlToQuery(query);
  return async (database: Database, values: Values): Promise<Row[]> => {
    const built = database._.session.prepareQuery(text, undefined, '', false);
    const { rows } = (await execute(database, built, values)) as { rows: Row[] };
    return rows;
  };
}

/** The same for a statement in the driver's form, outside of a transaction. */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, values }: { text: string; values: unknown[] },
): Promise<Row[]> {
  const ask = () => pool.query<Row>({ name: nameOf(text), text, values } as pg.QueryConfig);
  return (await againWhenStale(ask, true)).rows;
}

function execute<Result>(database: Database, built: BuiltQuery<Result>, values?: Values): Promise<Result> {
  const { sql: text } = built.getQuery();
  // Drizzle keeps these properties private.
  const { queryConfig, rawQueryConfig } = built as unknown as Named;
  const run = () => {
    Object.assign(queryConfig, { name: nameOf(text) });
    Object.assign(rawQueryConfig, { name: nameOf(text) });
    return built.execute(values);
  };
  return againWhenStale(run, '$client' in database);
}

/** An update may change a column's type while this process serves. A transaction is lost then; its call is answered 503 and may be repeated. */
async function againWhenStale<Result>(run: () => Promise<Result>, mayRepeat: boolean): Promise<Result> {
  try {
    return await run();
  } catch (problem) {
    if (!isStalePlan(problem)) throw problem;
    generation += 1;
    if (mayRepeat) return await run();
    throw problem;
  }
}
