import type pg from 'pg';
import type { Connection } from '#platform/db/connection.ts';
import { withTimeout } from '#platform/db/with-timeout.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import { queueTablesExist } from '#platform/jobs/queue.ts';

const TIMEOUT_MS = 1_500;

/**
 * Returns the question whether the database and the queue answer, which throws within two seconds when they do not. It is asked over a
 * single connection of its own: calls that occupy the whole pool are a busy product, not an absent database. Whoever asks at the same
 * time shares one answer.
 */
export function createReadiness({ openPool, heartbeat }: Connection): () => Promise<void> {
  // Never closed for being idle: a busy server might refuse a new one.
  const pool = openPool('ponte-ready', 1, { idleTimeoutMillis: 0 });
  let asking: Promise<boolean> | undefined;
  return async () => {
    if (!heartbeat.isUp()) throw new DependencyError('The database is silent.');
    asking ??= ask(pool).finally(() => (asking = undefined));
    const isReady = await withTimeout(asking, TIMEOUT_MS).catch((cause: unknown) => {
      throw new DependencyError('The database does not answer.', { cause });
    });
    if (!isReady) throw new DependencyError('The queue has no tables.');
  };
}

async function ask(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const asked = client.query<{ ready: boolean }>(`select ${queueTablesExist} as ready`);
    const { rows } = await withTimeout(asked, TIMEOUT_MS);
    client.release();
    return rows[0]?.ready === true;
  } catch (problem) {
    client.release(true);
    throw problem;
  }
}
