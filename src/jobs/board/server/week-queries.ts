import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import type { MatchTier } from '#jobs/board/rules/match-tiers.ts';
import {
  adderOf,
  behindPlace,
  type BoardFilters,
  type BoardQuery,
  coarseConditions,
  columns,
  dimensions,
  moment,
  open,
  order,
  result,
} from '#jobs/board/server/board-queries.ts';
import { fineConditions } from '#jobs/board/server/filter-conditions.ts';
import {
  askedQueries,
  askedWords,
  type SearchQuery,
  tierConditions,
  typedQueries,
  weekCondition,
} from '#jobs/board/server/tier-conditions.ts';

export type WordFilters = BoardFilters & { searchQuery: SearchQuery };
export type LaterTier = Exclude<MatchTier, 'title'>;

const WEEKS = 16;
const newestWeek = `(select week_of(max(published_at)) from positions p where ${open})`;
const weekOf = (after: BoardPlace | null) => (after ? `week_of(${moment})` : newestWeek);
const olderThanWeeks = (newest: string) =>
  `p.published_at < timestamptz 'epoch' + (${newest} - ${WEEKS - 1}) * interval '604800 seconds'`;

/**
 * A page of a tier after the first, whose vacancies may be few or many among those that have the words. Week after week is read by the index of
 * a week's words until the page is full. The weeks are read in turn because nothing sorts behind them, and "offset 0" keeps the planner from
 * walking the board instead. The same plan serves all words, so it is kept.
 */
export function weeksPageQuery(
  filters: WordFilters,
  after: BoardPlace | null,
  limit: number,
  tier: LaterTier,
): BoardQuery {
  const values: unknown[] = after ? [after.micros, after.id] : [];
  const add = adderOf(values);
  const asked = `asked as materialized (select ${weekOf(after)} as week, ${askedWords(filters.searchQuery, add)})`;
  const coarse = coarseConditions(filters, add);
  const fine = fineConditions(filters, add);
  const week = weekCondition(filters.searchQuery, tier, '(asked.week - ago)');
  const found = [open, ...(after ? [behindPlace] : []), ...coarse, ...fine, week].join(' and ');
  const exact = tierConditions(askedQueries(filters.searchQuery), tier).join(' and ');
  const bound = `limit ${add(limit)}::int`;
  const text = `with ${asked}
    select ${result} from asked cross join generate_series(0, ${WEEKS - 1}) as ago
      cross join lateral (select p.* from (select ${columns}, p.published_at, p.search from positions p where ${found} offset 0) p
        where ${exact} ${order} ${bound}) p
    ${bound}`;
  return fine.length > 0 ? { text, values } : { name: `board-${tier}`, text, values };
}

/**
 * What is older than the weeks, which did not fill the page: so rare that all of it is found by its words and sorted. Where several words stand
 * in several places it is planned with them, because only their frequency tells by which place to begin.
 */
export function olderPageQuery(
  filters: WordFilters,
  after: BoardPlace | null,
  limit: number,
  tier: LaterTier,
): BoardQuery {
  const values: unknown[] = after ? [after.micros, after.id] : [];
  const add = adderOf(values);
  const exact = tierConditions(typedQueries(filters.searchQuery, add), tier);
  const coarse = coarseConditions(filters, add);
  const fine = fineConditions(filters, add);
  const older = olderThanWeeks(weekOf(after));
  const where = [open, ...exact, ...coarse, ...fine, older, ...(after ? [behindPlace] : [])].join(' and ');
  const text = `select ${result} from
    (select ${columns}, p.published_at from positions p where ${where} offset 0) p ${order} limit ${add(limit)}::int`;
  const isOnePlace = filters.searchQuery.any === null || tier === 'elsewhere';
  return isOnePlace && fine.length === 0 ? { name: `board-older-${tier}`, text, values } : { text, values };
}

/** Counts words in the weeks, like their pages: neither the whole lists of two frequent words are put together, nor the board walked. */
export function weeksCountQuery(filters: WordFilters, limit: number): BoardQuery {
  const values: unknown[] = [];
  const add = adderOf(values);
  const coarse = coarseConditions(filters, add);
  const asked = `asked as materialized (select ${newestWeek} as week, ${askedWords(filters.searchQuery, add)})`;
  const week = weekCondition(filters.searchQuery, null, '(asked.week - ago)');
  const exact = tierConditions(askedQueries(filters.searchQuery), null).join(' and ');
  const text = `with ${asked}
    select count(*)::int as count from (
      select from asked cross join generate_series(0, ${WEEKS - 1}) as ago
        cross join lateral (select from (select p.search from positions p where ${[open, ...coarse, week].join(' and ')} offset 0) p where ${exact}) p
      limit ${add(limit)}::int
    ) as found`;
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  return { name: ['board-count', ...chosen.map(({ key }) => key)].join('-'), text, values };
}

/** Counts what is older than the weeks. */
export function olderCountQuery(filters: WordFilters, limit: number): BoardQuery {
  const values: unknown[] = [];
  const add = adderOf(values);
  const exact = tierConditions(typedQueries(filters.searchQuery, add), null);
  const where = [open, ...exact, ...coarseConditions(filters, add), olderThanWeeks(newestWeek)].join(' and ');
  const text = `select count(*)::int as count from (select from positions p where ${where} limit ${limit}) as found`;
  return { text, values };
}
