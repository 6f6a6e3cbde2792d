import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type pg from 'pg';
import type { Connection, Database } from '#platform/db/connection.ts';
import { backoffPause } from '#platform/db/backoff-pause.ts';
import { rememberAnnouncements } from '#platform/events/recent-announcements.ts';
import { MonitoredClient } from '#platform/db/monitored-client.ts';
import { withTimeout } from '#platform/db/with-timeout.ts';

const LIVE_CHANNEL = 'ponte_live';
/** Below the five seconds in which everything must work again once the database is back. */
const RECONNECT_MS = { first: 250, longest: 3_000 };
const GAP_SPREAD_MS = 2_000;
const PROBE_EVERY_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;
/** A machine that lost its power says nothing: the server then ends its connection, and with it its locks, within half a minute. */
const SERVER_NOTICES_DEATH =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';

export interface Announcement {
  /** `<kind>:<id>`, such as `pipeline:<positionId>`. */
  topic: string;
  /** The record that changed. */
  id: string;
}

/** What a person may see has changed (`id`: the company space in which it changed). */
export const accessTopic = (userId: string) => `access:${userId}`;

/** Notifies all watchers of a topic, if and when the transaction commits. */
export function announce(transaction: Database, announcement: Announcement): Promise<void> {
  return announceAll(transaction, [announcement]);
}

/** Announces several in one statement. */
export async function announceAll(transaction: Database, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length > 0) await transaction.execute(notifyEach(sql.param(payloadsOf(announcements))));
}

/** The statement that announces them, for use within another one: `payloads` are those of `payloadsOf`. */
export function notifyEach(payloads: SQLWrapper): SQL {
  return sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`;
}

export function payloadsOf(announcements: readonly Announcement[]): string[] {
  return announcements.map((announcement) => JSON.stringify(announcement));
}

export type LiveListener = Awaited<ReturnType<typeof startListener>>;

type Watcher = (announcement: Announcement | 'gap') => void;
/** `gone` resolves when the connection is lost. */
type Listening = { gone: Promise<void> };

/**
 * A single listening connection for the whole process, which reconnects by itself in one loop with growing pauses. After a reconnect,
 * watchers are notified of a gap, because announcements may have been missed. The notices are spread over some seconds, since each of them
 * makes a browser reload.
 */
export async function startListener(connection: Connection) {
  /** Who is woken by what is said on other channels, and by a gap. */
  const hearers = new Map<string, () => void>();
  const watchers = new Map<string, Set<Watcher>>();
  const closing = new AbortController();
  const recent = rememberAnnouncements();
  let client: MonitoredClient | undefined;
  /** The client while it is connected: one that failed to connect never answers. */
  let connected: MonitoredClient | undefined;
  const held = new Map<string, MonitoredClient>();

  function receive(message: pg.Notification): void {
    const wake = hearers.get(message.channel);
    if (wake) return wake();
    const announcement = JSON.parse(message.payload ?? '{}') as Announcement;
    recent.note(announcement.topic);
    for (const watch of watchers.get(announcement.topic) ?? []) watch(announcement);
  }

  async function listen(): Promise<Listening> {
    const next = new MonitoredClient({
      connectionString: connection.connectionString,
      application_name: 'ponte-live',
      options: SERVER_NOTICES_DEATH,
    });
    client = next;
    const gone = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('notification', receive);
    try {
      await next.connect();
      // Whoever asks to hear of another channel from here on is heard, even while the others are being listened to.
      connected = next;
      next.once('end', () => (connected = undefined));
      for (const channel of [LIVE_CHANNEL, ...hearers.keys()]) await next.query(`listen ${channel}`);
      recent.begin();
    } catch (problem) {
      next.cut();
      throw problem;
    }
    return { gone };
  }

  function notifyGap(): void {
    for (const wake of hearers.values()) wake();
    for (const [topic, set] of watchers) {
      for (const watch of set) {
        const tell = () => watchers.get(topic)?.has(watch) && watch('gap');
        setTimeout(tell, Math.random() * GAP_SPREAD_MS).unref();
      }
    }
  }

  async function comeBack(): Promise<Listening | undefined> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      await delay(backoffPause(failures, RECONNECT_MS), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      const listening = await listen().catch(() => undefined);
      if (listening) return listening;
    }
  }

  async function stay(first: Listening): Promise<void> {
    let listening: Listening | undefined = first;
    while (listening) {
      await listening.gone;
      listening = await comeBack();
      if (listening) notifyGap();
    }
  }

  const staying = stay(await listen());
  // A connection that only listens never notices that the other end has gone silent.
  const stopHearing = connection.heartbeat.onLoss(() => client?.cut());
  const probe = setInterval(() => {
    const probed = client;
    const asked = Promise.resolve(probed?.query('select 1'));
    void withTimeout(asked, PROBE_TIMEOUT_MS).catch(() => probed?.cut());
  }, PROBE_EVERY_MS);
  return {
    /** Whether nothing was announced in the topic for this long; false as well where this process has not listened for so long. */
    wasQuiet: recent.wasQuiet,
    /** Watches one topic; returns the unsubscribe function. */
    watch(topic: string, watcher: Watcher): () => void {
      const set = watchers.get(topic) ?? new Set();
      watchers.set(topic, set.add(watcher));
      return () => {
        set.delete(watcher);
        if (set.size === 0) watchers.delete(topic);
      };
    },
    /** Calls `wake` at every notification of another channel, and after a reconnect. */
    async hear(channel: string, wake: () => void): Promise<void> {
      hearers.set(channel, wake);
      // The next connection listens to it too.
      await connected?.query(`listen ${channel}`).catch(() => {});
    },
    /**
     * Takes the lock of that name if nobody else has it, and says whether this process has it now. The end of the connection releases it.
     */
    async takeLock(name: string): Promise<boolean> {
      const asked = connected;
      if (!asked || held.get(name) === asked) return asked !== undefined;
      const { rows } = await asked.query<{ held: boolean }>('select pg_try_advisory_lock(hashtext($1)) as held', [
        name,
      ]);
      if (rows[0]!.held) held.set(name, asked);
      return rows[0]!.held;
    },
    async releaseLock(name: string): Promise<void> {
      if (held.get(name) === connected)
        await connected?.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(() => {});
      held.delete(name);
    },
    async close(): Promise<void> {
      closing.abort();
      clearInterval(probe);
      stopHearing();
      client?.cut();
      await staying;
    },
  };
}
