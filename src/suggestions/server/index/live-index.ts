import type { Database } from '#platform/db/connection.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { PROFESSIONALS_TOPIC } from '#profiles/server/announce-professional.ts';
import { loadMembers, loadMembersByIds } from './load-members.ts';
import { MemberIndex } from './member-index.ts';

/** This many pending changes are applied without waiting for the next query. */
const CHANGES_AT_ONCE = 500;

export interface LiveIndex {
  /**
   * The index with every change announced before the query; null when it is still being built and that takes longer than the given wait.
   */
  read(timeoutMs: number): Promise<MemberIndex | null>;
}

/**
 * This process's ranking index: built from the database on first use, then updated by announcements. After a gap in those, or when much was
 * overwritten, it is rebuilt while the former one still answers.
 */
export function createLiveIndex(database: Database, listener: Pick<LiveListener, 'watch'>): LiveIndex {
  let index: MemberIndex | null = null;
  let making: Promise<void> | null = null;
  let isWatching = false;
  let gaps = 0;
  /** Not yet in the index. */
  let changed = new Set<string>();
  /** While an index is being built: the members who changed since it started. */
  let during = new Set<string>();
  let refreshing: Promise<void> = Promise.resolve();

  function watch(): void {
    isWatching = true;
    listener.watch(PROFESSIONALS_TOPIC, (announcement) => {
      if (announcement === 'gap') {
        gaps += 1;
        return void make().catch(() => {});
      }
      changed.add(announcement.id);
      if (making) during.add(announcement.id);
      if (index && changed.size >= CHANGES_AT_ONCE) void refresh().catch(() => {});
    });
  }

  function make(): Promise<void> {
    making ??= fill().finally(() => {
      making = null;
    });
    return making;
  }

  async function fill(): Promise<void> {
    const gapsBefore = gaps;
    during = new Set();
    const made = new MemberIndex();
    for await (const members of loadMembers(database)) for (const member of members) made.put(member);
    // The rows read may be older than the change.
    for (const memberId of during) changed.add(memberId);
    index = made;
    if (gaps !== gapsBefore) await fill();
  }

  /** One after the other, so that an older read never overwrites a newer one. */
  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => {}).then(applyChanges);
    return refreshing;
  }

  async function applyChanges(): Promise<void> {
    if (!index || changed.size === 0) return;
    const ids = [...changed];
    const current = index;
    changed = new Set();
    try {
      const members = await loadMembersByIds(database, ids);
      const there = new Set(members.map(({ memberId }) => memberId));
      for (const memberId of ids) if (!there.has(memberId)) current.remove(memberId);
      for (const member of members) current.put(member);
    } catch (error) {
      for (const memberId of ids) changed.add(memberId);
      throw error;
    }
  }

  return {
    async read(timeoutMs) {
      if (!isWatching) watch();
      if (!index) await withTimeout(make(), timeoutMs);
      if (!index) return null;
      await refresh();
      if (index.isFragmented) void make().catch(() => {});
      return index;
    },
  };
}

async function withTimeout(work: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
