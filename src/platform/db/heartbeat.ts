import { setTimeout as delay } from 'node:timers/promises';
import { MonitoredClient } from '#platform/db/monitored-client.ts';
import { withTimeout } from '#platform/db/with-timeout.ts';

const BEAT_EVERY_MS = 500;
/** For a beat on the existing connection, and then for one on a new connection: together below the three seconds in which every call is answered. */
const BEAT_TIMEOUT_MS = 1_000;
const RECONNECT_TIMEOUT_MS = 900;
/** Pause between two attempts while the database is away. */
const RETRY_MS = { least: 300, spread: 500 };

export interface Heartbeat {
  /** False from the moment the database is known to be away until it answers again. */
  isUp(): boolean;
  /** Registers a listener for each outage. Returns the unsubscribe function. */
  onLoss(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Pings the database twice a second on a connection of its own, so that an outage is detected within two seconds whatever its kind:
 * refused, cut, frozen, or a server that became read-only. A single broken connection is not an outage: a second one is tried
 * first.
 */
export function startHeartbeat(connectionString: string): Heartbeat {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let client: MonitoredClient | undefined;
  let isUp = true;
  let wake = () => {};

  async function beat(): Promise<void> {
    if (!client) {
      const next = new MonitoredClient({ connectionString, application_name: 'ponte-heartbeat' });
      client = next;
      next.once('end', () => wake());
      await next.connect();
    }
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw new Error('The database is a standby.');
  }

  async function answers(timeoutMs: number): Promise<boolean> {
    try {
      await withTimeout(beat(), timeoutMs);
      return true;
    } catch {
      client?.cut();
      client = undefined;
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const answered = (await answers(BEAT_TIMEOUT_MS)) || (await answers(RECONNECT_TIMEOUT_MS));
      if (closing.signal.aborted) break;
      const isLoss = isUp && !answered;
      isUp = answered;
      if (isLoss) for (const listener of [...listeners]) listener();
      await pause(answered ? BEAT_EVERY_MS : RETRY_MS.least + Math.random() * RETRY_MS.spread);
    }
    client?.cut();
  }

  /** Returns early when the connection breaks. */
  function pause(milliseconds: number): Promise<unknown> {
    const broken = new Promise<void>((resolve) => (wake = resolve));
    if (!isUp) return delay(milliseconds, undefined, { signal: closing.signal }).catch(() => {});
    return Promise.race([delay(milliseconds, undefined, { signal: closing.signal }).catch(() => {}), broken]);
  }

  const running = run();
  return {
    isUp: () => isUp,
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
