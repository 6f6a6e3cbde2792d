import { setTimeout as delay } from 'node:timers/promises';
import { HeardClient } from '#platform/db/heard-client.ts';
import { withinPatience } from '#platform/db/within-patience.ts';

const BEAT_EVERY_MS = 500;
/** Of a connection that is there, and then of a new one: together below the three seconds in which every call is answered. */
const BEAT_PATIENCE_MS = 1_000;
const SECOND_PATIENCE_MS = 900;
/** Between two tries while the database is away. */
const RETRY_MS = { least: 300, spread: 500 };

export interface Heartbeat {
  /** False from the moment that the database is known to be away until it answers again. */
  isUp(): boolean;
  /** How long ago it answered last; grows before the loss is certain. */
  silentForMs(): number;
  /** Called each time the database is lost. Answers how to stop. */
  onLoss(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Asks the database twice a second on one connection of its own, so that an outage is known in two seconds whatever its
 * kind: refused, cut, frozen, or a server that became read-only. One broken connection alone is no outage: a second is tried first.
 */
export function startHeartbeat(connectionString: string): Heartbeat {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let client: HeardClient | undefined;
  let isUp = true;
  let answeredAt = performance.now();
  let wake = () => {};

  async function beat(): Promise<void> {
    if (!client) {
      const next = new HeardClient({ connectionString, application_name: 'ponte-heartbeat' });
      client = next;
      next.once('end', () => wake());
      await next.connect();
    }
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw new Error('The database is a standby.');
  }

  async function answers(patienceMs: number): Promise<boolean> {
    try {
      await withinPatience(beat(), patienceMs);
      answeredAt = performance.now();
      return true;
    } catch {
      client?.cut();
      client = undefined;
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const answered = (await answers(BEAT_PATIENCE_MS)) || (await answers(SECOND_PATIENCE_MS));
      if (closing.signal.aborted) break;
      const isLoss = isUp && !answered;
      isUp = answered;
      if (isLoss) for (const listener of [...listeners]) listener();
      await pause(answered ? BEAT_EVERY_MS : RETRY_MS.least + Math.random() * RETRY_MS.spread);
    }
    client?.cut();
  }

  /** Ends early when the connection breaks: that is news. */
  function pause(milliseconds: number): Promise<unknown> {
    const broken = new Promise<void>((resolve) => (wake = resolve));
    if (!isUp) return delay(milliseconds, undefined, { signal: closing.signal }).catch(() => {});
    return Promise.race([delay(milliseconds, undefined, { signal: closing.signal }).catch(() => {}), broken]);
  }

  const running = run();
  return {
    isUp: () => isUp,
    silentForMs: () => performance.now() - answeredAt,
    onLoss(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      closing.abort();
      client?.cut();
      await running;
    },
  };
}
