import { setImmediate } from 'node:timers/promises';
import type { OfferedJob } from '#jobs/opportunities/rules/suitability.ts';
import type { HiringModel } from '#projects/rules/terms.ts';
import { hiringModels } from '#projects/rules/terms.ts';
import { drawTieBreaker, lowestKey, type RankPlace, rankKey } from '#suggestions/rules/rank-place.ts';
import { BestPlaces, isBefore } from './best-places.ts';
import type { MemberIndex } from './member-index.ts';
import { tablesFor } from './point-tables.ts';
import { scoreSlot } from './score-slot.ts';
import { seedOf, uuidText, uuidWords } from './uuid-words.ts';

/** Filters are the reader's own choice; without any, the ranking contains everyone. */
export interface RankFilters {
  /** Minimum years of experience. */
  level?: number | undefined;
  hiringModel?: HiringModel | undefined;
  /** Members left out, such as existing candidates. */
  without?: readonly string[] | undefined;
}

export interface Ranking extends RankFilters {
  job: OfferedJob;
  positionId: string;
  countsTests: boolean;
  after: RankPlace | null;
  limit: number;
}

/** After this many members, some milliseconds of work, the event loop gets a turn. */
const MEMBERS_AT_ONCE = 100_000;

/** The next `limit` members for a vacancy, best first, in one pass over everyone. */
export async function rankMembers(index: MemberIndex, ranking: Ranking): Promise<readonly RankPlace[]> {
  const { job, positionId, countsTests, after, limit } = ranking;
  const tables = tablesFor(job, index);
  const passesFilter = filterOf(index, ranking);
  const vacancySeed = seedOf(uuidWords(positionId));
  const best = new BestPlaces(limit);
  const highest = after?.key ?? Infinity;
  // Members who join during this pass appear in the next one.
  const slots = index.slots;
  for (let start = 0; start < slots; start += MEMBERS_AT_ONCE) {
    if (start > 0) await setImmediate();
    const { columns } = index;
    const end = Math.min(start + MEMBERS_AT_ONCE, slots);
    for (let slot = start; slot < end; slot++) {
      if (columns.isThere[slot] === 0 || !(passesFilter === null || passesFilter(slot))) continue;
      const points = scoreSlot(index, tables, slot, countsTests);
      const least = lowestKey(points);
      if (least + 0xffff_ffff < best.lowest || least > highest) continue;
      const key = rankKey(points, drawTieBreaker(seedOf(columns.ids, slot * 4), vacancySeed));
      if (key < best.lowest || key > highest) continue;
      const place = { key, memberId: uuidText(columns.ids, slot * 4) };
      if (after === null || isBefore(after, place)) best.offer(place);
    }
  }
  return best.list();
}

/** Null when nobody is excluded. */
function filterOf(index: MemberIndex, { level, hiringModel, without = [] }: RankFilters) {
  const left = new Set(without.flatMap((memberId) => index.slotOf(memberId) ?? []));
  if (level === undefined && hiringModel === undefined && left.size === 0) return null;
  const model = hiringModel === undefined ? 0 : 1 << hiringModels.indexOf(hiringModel);
  return (slot: number) =>
    index.columns.level[slot]! >= (level ?? 0) &&
    (index.columns.traits[slot]! & model) === model &&
    !(left.size > 0 && left.has(slot));
}
