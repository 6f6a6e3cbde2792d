import type { Connection } from '#platform/db/connection.ts';
import { withTimeout } from '#platform/db/with-timeout.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { Queue } from '#platform/jobs/queue.ts';

const SILENCE_MS = 1_500;
const TIMEOUT_MS = 1_500;

/** Throws when the database or the queue does not answer; notices an outage within two seconds. */
export async function assertReady({ pool, heartbeat }: Connection, queue: Queue): Promise<void> {
  if (!heartbeat.isUp() || heartbeat.silentForMs() > SILENCE_MS) throw new DependencyError('The database is silent.');
  const asked = Promise.all([pool.query('select 1'), queue.isReady()]);
  const [, isQueueReady] = await withTimeout(asked, TIMEOUT_MS).catch((problem: unknown) => {
    throw new DependencyError('Database or queue do not answer.', { cause: problem });
  });
  if (!isQueueReady) throw new DependencyError('The queue has no tables.');
}
