import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Heartbeat, startHeartbeat } from '#platform/db/heartbeat.ts';
import { watchTransactions } from '#platform/db/outside-transaction.ts';
import { WatchedPool } from '#platform/db/watched-pool.ts';

/** The database or a transaction on it: use cases accept either. */
export type Database = NodePgDatabase | Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Connection {
  database: NodePgDatabase;
  pool: pg.Pool;
  connectionString: string;
  heartbeat: Heartbeat;
  /** A separate pool on the same database, closed together with this connection. */
  openPool: (name: string, size: number, settings?: Pick<pg.PoolConfig, 'idleTimeoutMillis' | 'min'>) => pg.Pool;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 15_000;
/** How long a call waits for a free connection before it is answered 503. */
const FREE_CONNECTION_MS = 10_000;
const CLOSE_TIMEOUT_MS = 3_000;
/** Connections that stay open for the jobs of the next minute: a new one costs more than they do. */
const KEPT_CONNECTIONS = 2;

/** Opens the pool and its heartbeat. The server cancels queries that take longer than 30 s. */
export function openConnection(connectionString: string, poolSize: number): Connection {
  const heartbeat = startHeartbeat(connectionString);
  const pools: WatchedPool[] = [];
  function openPool(name: string, size: number, settings: pg.PoolConfig = {}): WatchedPool {
    const pool = new WatchedPool(
      {
        connectionString,
        max: size,
        application_name: name,
        connectionTimeoutMillis: FREE_CONNECTION_MS,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        lock_timeout: LOCK_TIMEOUT_MS,
        idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
        ...settings,
      },
      heartbeat,
    );
    pools.push(pool);
    return pool;
  }
  const pool = openPool('ponte', poolSize, { min: Math.min(poolSize, KEPT_CONNECTIONS) });
  return {
    database: watchTransactions(drizzle(pool)),
    pool,
    connectionString,
    heartbeat,
    openPool,
    async close() {
      await heartbeat.close();
      await Promise.all(pools.map(endPool));
    },
  };
}

/** Closes in order while the server answers; does not wait for one that does not. */
async function endPool(pool: WatchedPool): Promise<void> {
  const hurry = setTimeout(() => pool.cut(), CLOSE_TIMEOUT_MS);
  await pool.end();
  clearTimeout(hurry);
}
