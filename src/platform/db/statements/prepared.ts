import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '#platform/db/connection.ts';
import { type Asking, clientOf } from '#platform/db/open-transaction.ts';
import { watchTransactions } from '#platform/db/outside-transaction.ts';
import { dropPlans, markHot } from '#platform/db/statements/hot-statements.ts';
import { isStalePlan } from '#platform/errors/is-dependency-failure.ts';

/** The query builder's prepared query. */
interface BuiltQuery<Result> {
  getQuery: () => { sql: string };
  execute: (values?: Values) => Promise<Result>;
}
interface Preparable<Result> {
  prepare: (name: string) => BuiltQuery<Result>;
}
/** By the name of their placeholder. */
type Values = Record<string, unknown>;

/** The builder asks for a name before the text is known; the connection gives it one by its text. */
const UNNAMED = '';
const dialect = new PgDialect();

/**
 * Runs a query of the builder so that PostgreSQL parses it once per connection, and keeps its plan if that does not depend on the values.
 * For hot statements only (decision 043); built anew each time, so it may read the clock.
 */
export function runPrepared<Result>(database: Database, query: Preparable<Result>): Promise<Result> {
  return execute(database, query.prepare(UNNAMED));
}

/** Whoever runs the statement that is being asked at this moment. */
let asking: Asking | undefined;
class Forwarding {
  query(question: pg.QueryConfig, values: unknown[]) {
    return asking!.query(question, values);
  }
}
const builder = watchTransactions(drizzle(new Forwarding() as unknown as pg.Pool));

/**
 * Prepares a query whose text never changes. The builder takes as long as the database, so it builds once, for all databases and
 * transactions. Values and the time are placeholders (`preparedTime`).
 */
export function preparedOnce<Result>(build: (database: Database) => Preparable<Result>) {
  let built: BuiltQuery<Result> | undefined;
  return (database: Database, values: Values): Promise<Result> => {
    const client = clientOf(database);
    if (!client) return execute(database, build(database).prepare(UNNAMED), values);
    built ??= marked(build(builder).prepare(UNNAMED));
    return againWhenStale(database, () => {
      asking = client;
      try {
        return built!.execute(values);
      } finally {
        asking = undefined;
      }
    });
  };
}

function marked<Result>(built: BuiltQuery<Result>): BuiltQuery<Result> {
  markHot(built.getQuery().sql);
  return built;
}

/** Prepares SQL of our own, whose text is always the same. Returns a reader of the rows as the driver has them. */
export function preparedSql<Row extends pg.QueryResultRow, Given extends unknown[]>(build: (...given: Given) => SQL) {
  let isMarked = false;
  return async (database: Database, ...given: Given): Promise<Row[]> => {
    const query = build(...given);
    if (!isMarked) markHot(dialect.sqlToQuery(query).sql);
    isMarked = true;
    const { rows } = await againWhenStale(database, () => database.execute(query));
    return rows as unknown[] as Row[];
  };
}

/** Runs a prepared statement in the driver's form, outside of a transaction. */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, values }: { text: string; values: unknown[] },
): Promise<Row[]> {
  markHot(text);
  return (await againWhenStale({ $client: pool }, () => pool.query<Row>({ text, values }))).rows;
}

function execute<Result>(database: Database, built: BuiltQuery<Result>, values?: Values): Promise<Result> {
  return againWhenStale(database, () => marked(built).execute(values));
}

/** An update may change a column's type while this process serves. A transaction is lost then; its call is answered 503 and may be repeated. */
async function againWhenStale<Result>(database: object, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (problem) {
    if (!isStalePlan(problem)) throw problem;
    dropPlans();
    if ('$client' in database) return await run();
    throw problem;
  }
}
