import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database, or a transaction on it: use cases take either. */
// oxlint-disable-next-line typescript/no-explicit-any -- the schema type parameters of a transaction say nothing to a query
export type Database = NodePgDatabase | PgTransaction<any, any, any>;

export interface Connection {
  database: NodePgDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 30_000;

/** Opens the pool. Queries that take longer than 30 s are cancelled by the server. */
export function openConnection(connectionString: string, poolSize: number): Connection {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: 'ponte',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that the server closed is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { database: drizzle(pool), pool, close: () => pool.end() };
}
