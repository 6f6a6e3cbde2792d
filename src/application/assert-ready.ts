import type { Connection } from '#platform/db/connection.ts';
import { withinPatience } from '#platform/db/within-patience.ts';
import { OutsideError } from '#platform/errors/outside-error.ts';
import type { Queue } from '#platform/jobs/queue.ts';

const SILENCE_MS = 1_500;
const PATIENCE_MS = 1_500;

/** Throws when database or queue do not answer; knows within two seconds that they stopped. */
export async function assertReady({ pool, heartbeat }: Connection, queue: Queue): Promise<void> {
  if (!heartbeat.isUp() || heartbeat.silentForMs() > SILENCE_MS) throw new OutsideError('The database is silent.');
  const asked = Promise.all([pool.query('select 1'), queue.isReady()]);
  const [, isQueueReady] = await withinPatience(asked, PATIENCE_MS).catch((problem: unknown) => {
    throw new OutsideError('Database or queue do not answer.', { cause: problem });
  });
  if (!isQueueReady) throw new OutsideError('The queue has no tables.');
}
