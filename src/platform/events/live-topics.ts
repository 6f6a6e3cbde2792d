import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#platform/db/connection.ts';

const LIVE_CHANNEL = 'ponte_live';
const RECONNECT_MS = 1_000;

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

/**
 * One connection that listens for the whole process and comes back by itself.
 * `onGap` is called after a reconnect: announcements may have been missed, so watchers load anew.
 */
export async function startListener(connectionString: string, extraChannels: Record<string, () => void>) {
  const watchers = new Map<string, Set<(announcement: Announcement | 'gap') => void>>();
  let closed = false;
  let client: pg.Client | undefined;

  function receive(message: pg.Notification): void {
    const extra = extraChannels[message.channel];
    if (extra) return extra();
    const announcement = JSON.parse(message.payload ?? '{}') as Announcement;
    for (const watch of watchers.get(announcement.topic) ?? []) watch(announcement);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'ponte-live', keepAlive: true });
    next.on('notification', receive);
    next.on('error', () => {});
    next.on('end', () => void reconnect());
    await next.connect();
    for (const channel of [LIVE_CHANNEL, ...Object.keys(extraChannels)]) await next.query(`listen ${channel}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (closed) return;
      try {
        await connect();
      } catch {
        continue;
      }
      for (const wake of Object.values(extraChannels)) wake();
      for (const set of watchers.values()) for (const watch of set) watch('gap');
      return;
    }
  }

  await connect();
  return {
    /** Watches one topic; returns how to stop. */
    watch(topic: string, watcher: (announcement: Announcement | 'gap') => void): () => void {
      const set = watchers.get(topic) ?? new Set();
      watchers.set(topic, set.add(watcher));
      return () => {
        set.delete(watcher);
        if (set.size === 0) watchers.delete(topic);
      };
    },
    async close(): Promise<void> {
      closed = true;
      await client?.end();
    },
  };
}
