import type { Database } from '#platform/db/connection.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { PROFESSIONALS_TOPIC } from '#profiles/server/announce-professional.ts';
import { loadMembers, loadMembersAmong } from './load-members.ts';
import { MemberIndex } from './member-index.ts';

/** So many changes are taken up without waiting for the next question. */
const CHANGES_AT_ONCE = 500;

export interface KeptIndex {
  /** The index with every change that was announced before the question; null while it is still made, and that takes longer than one waits. */
  read(patienceMs: number): Promise<MemberIndex | null>;
}

/**
 * This process's index of the ranking: made from the database when somebody first asks, kept current by announcements. After a gap in
 * those, or when much was written over, it is made anew while the former one answers.
 */
export function keepIndex(database: Database, listener: Pick<LiveListener, 'watch'>): KeptIndex {
  let index: MemberIndex | null = null;
  let making: Promise<void> | null = null;
  let isWatching = false;
  let gaps = 0;
  /** Not yet in the index. */
  let changed = new Set<string>();
  /** While one is made: who changed since it began. */
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
    // What was read may be older than the change.
    for (const memberId of during) changed.add(memberId);
    index = made;
    if (gaps !== gapsBefore) await fill();
  }

  /** One after the other, so that an older reading never overwrites a newer one. */
  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => {}).then(takeUp);
    return refreshing;
  }

  async function takeUp(): Promise<void> {
    if (!index || changed.size === 0) return;
    const ids = [...changed];
    const current = index;
    changed = new Set();
    try {
      const members = await loadMembersAmong(database, ids);
      const there = new Set(members.map(({ memberId }) => memberId));
      for (const memberId of ids) if (!there.has(memberId)) current.remove(memberId);
      for (const member of members) current.put(member);
    } catch (error) {
      for (const memberId of ids) changed.add(memberId);
      throw error;
    }
  }

  return {
    async read(patienceMs) {
      if (!isWatching) watch();
      if (!index) await withinPatience(make(), patienceMs);
      if (!index) return null;
      await refresh();
      if (index.isWorn) void make().catch(() => {});
      return index;
    },
  };
}

async function withinPatience(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
