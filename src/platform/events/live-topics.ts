import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Connection, Database } from '#platform/db/connection.ts';
import { growingPause } from '#platform/db/growing-pause.ts';
import { HeardClient } from '#platform/db/heard-client.ts';
import { withinPatience } from '#platform/db/within-patience.ts';

const LIVE_CHANNEL = 'ponte_live';
/** Below the five seconds in which everything works again after the database is back. */
const RECONNECT_MS = { first: 250, longest: 3_000 };
const GAP_SPREAD_MS = 2_000;
const PROBE_EVERY_MS = 15_000;
const PROBE_PATIENCE_MS = 5_000;

export interface Announcement {
  /** `<kind>:<id>`, such as `pipeline:<positionId>`. */
  topic: string;
  /** The record that changed. */
  id: string;
}

/** What a person may look at changed (`id`: the company space that it changed in). */
export const accessTopic = (userId: string) => `access:${userId}`;

/** Tells everyone who looks at a topic, when and only when the transaction commits. */
export function announce(transaction: Database, announcement: Announcement): Promise<void> {
  return announceAll(transaction, [announcement]);
}

/** Several at once, in one statement. */
export async function announceAll(transaction: Database, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const payloads = sql.param(announcements.map((announcement) => JSON.stringify(announcement)));
  await transaction.execute(
    sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`,
  );
}

export type LiveListener = Awaited<ReturnType<typeof startListener>>;

type Watcher = (announcement: Announcement | 'gap') => void;
/** `gone` resolves when the connection is. */
type Listening = { gone: Promise<void> };

/**
 * One connection that listens for the whole process and comes back by itself, in one loop that waits longer after each failure.
 * Watchers hear of a gap after a reconnect, because announcements may have been missed: spread over some seconds, since each of
 * them makes somebody read anew.
 */
export async function startListener(connection: Connection, extraChannels: Record<string, () => void>) {
  const watchers = new Map<string, Set<Watcher>>();
  const closing = new AbortController();
  let client: HeardClient | undefined;

  function receive(message: pg.Notification): void {
    const extra = extraChannels[message.channel];
    if (extra) return extra();
    const announcement = JSON.parse(message.payload ?? '{}') as Announcement;
    for (const watch of watchers.get(announcement.topic) ?? []) watch(announcement);
  }

  async function listen(): Promise<Listening> {
    const next = new HeardClient({ connectionString: connection.connectionString, application_name: 'ponte-live' });
    client = next;
    const gone = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('notification', receive);
    try {
      await next.connect();
      for (const channel of [LIVE_CHANNEL, ...Object.keys(extraChannels)]) await next.query(`listen ${channel}`);
    } catch (problem) {
      next.cut();
      throw problem;
    }
    return { gone };
  }

  function tellGap(): void {
    for (const wake of Object.values(extraChannels)) wake();
    for (const [topic, set] of watchers) {
      for (const watch of set) {
        const tell = () => watchers.get(topic)?.has(watch) && watch('gap');
        setTimeout(tell, Math.random() * GAP_SPREAD_MS).unref();
      }
    }
  }

  async function comeBack(): Promise<Listening | undefined> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      await delay(growingPause(failures, RECONNECT_MS), undefined, { signal: closing.signal }).catch(() => {});
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
      if (listening) tellGap();
    }
  }

  const staying = stay(await listen());
  // A connection that only listens never notices by itself that the other end has gone silent.
  const stopHearing = connection.heartbeat.onLoss(() => client?.cut());
  const probe = setInterval(() => {
    const probed = client;
    const asked = Promise.resolve(probed?.query('select 1'));
    void withinPatience(asked, PROBE_PATIENCE_MS).catch(() => probed?.cut());
  }, PROBE_EVERY_MS);
  return {
    /** Watches one topic; returns how to stop. */
    watch(topic: string, watcher: Watcher): () => void {
      const set = watchers.get(topic) ?? new Set();
      watchers.set(topic, set.add(watcher));
      return () => {
        set.delete(watcher);
        if (set.size === 0) watchers.delete(topic);
      };
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
