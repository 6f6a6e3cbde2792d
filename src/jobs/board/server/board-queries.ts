import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import type { MatchTier } from '#jobs/board/rules/match-tiers.ts';
import { type FineFilters, fineConditions } from '#jobs/board/server/filter-conditions.ts';
import {
  askedQueries,
  askedWords,
  type SearchQuery,
  tierConditions,
  typedQueries,
  weekCondition,
} from '#jobs/board/server/tier-conditions.ts';
import { listedFields, payFields } from '#projects/positions/rules/vacancy-fields.ts';
import { positions } from '#projects/server/tables.ts';

export interface BoardFilters extends FineFilters {
  searchQuery: SearchQuery | null;
  area: readonly string[];
  hiringModel: readonly string[];
  workModel: readonly string[];
}

/** The driver's own form of a query; a named statement is prepared once per connection. */
export interface BoardQuery {
  name?: string;
  text: string;
  values: unknown[];
}

const dimensions = [
  { key: 'area', column: 'p.area' },
  { key: 'hiringModel', column: 'p.hiring_model' },
  { key: 'workModel', column: 'p.work_model' },
] as const;

/** The columns of a vacancy that a page needs. */
export const pageColumns = ['id', 'projectId', 'positionIndex', 'companyName', ...listedFields, ...payFields] as const;

const columns = pageColumns.map((name) => `p.${positions[name].name}`).join(', ');
const named = pageColumns.map((name) => `p.${positions[name].name} as "${name}"`).join(', ');
const result = `${named}, (extract(epoch from p.published_at) * 1000000)::bigint as micros`;
// The indexes end in "desc nulls last"; without these words the planner would sort.
const order = 'order by p.published_at desc nulls last, p.id desc nulls last';
// Literal values, so that the partial indexes of open vacancies match.
const open = `p.state = 'open'`;

const moment = `(timestamptz 'epoch' + $1::bigint * interval '1 microsecond')`;
const behindPlace = `(p.published_at, p.id) < (${moment}, $2::uuid)`;

/**
 * One page of the board, or of one tier of a search, newest first. `limit` is part of the SQL text: a plan for an unknown limit would read
 * far more rows.
 */
export function pageQuery(
  filters: BoardFilters,
  after: BoardPlace | null,
  limit: number,
  tier: MatchTier | null = null,
): BoardQuery {
  if (filters.searchQuery !== null && tier !== null && tier !== 'title')
    return laterTierQuery({ ...filters, searchQuery: filters.searchQuery }, after, limit, tier);
  const values: unknown[] = after ? [after.micros, after.id] : [];
  const behind = after ? ` and ${behindPlace}` : '';
  const end = `${order} limit ${limit}`;
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  const several = chosen.some(({ key }) => filters[key].length > 1);
  if (filters.searchQuery !== null || !several) {
    const { text: where, isPlain } = conditionsOf(filters, values, tier);
    const text = `select ${result} from positions p where ${where}${behind} ${end}`;
    return isPlain ? { name: nameOf(chosen, 'one', after, limit), text, values } : { text, values };
  }
  const { columns: walked, arrays } = combinationsOf(filters);
  const from = values.length + 1;
  values.push(...arrays);
  const names = walked.map((_, index) => `v${index}`).join(', ');
  const lists = walked.map((_, index) => `$${from + index}::text[]`).join(', ');
  const equal = walked.map((column, index) => `${column} = c.v${index}`).join(' and ');
  const fine = fineConditions(filters, adderOf(values));
  const where = [open, equal, ...fine].join(' and ');
  const text = `select ${result} from unnest(${lists}) as c(${names})
    cross join lateral (select ${columns}, p.published_at from positions p where ${where}${behind} ${end}) p ${end}`;
  return fine.length > 0 ? { text, values } : { name: nameOf(chosen, 'several', after, limit), text, values };
}

const WEEKS = 16;
const olderThanWeeks = `p.published_at < timestamptz 'epoch' + (asked.week - ${WEEKS - 1}) * interval '604800 seconds'`;
const newestWeek = `(select week_of(max(published_at)) from positions p where ${open})`;

/**
 * A page of a tier after the first, whose vacancies may be few or many among those that have the words. Week after week is read by the index of
 * a week's words until the page is full; what is older than that is then so rare that all of it is found by its words and sorted. "offset 0"
 * keeps the planner from walking the board instead: it cannot know how few a tier leaves over. The weeks are read in turn because nothing sorts
 * behind them. The same plan serves all words, so it is kept.
 */
function laterTierQuery(
  filters: BoardFilters & { searchQuery: SearchQuery },
  after: BoardPlace | null,
  limit: number,
  tier: MatchTier,
): BoardQuery {
  const values: unknown[] = after ? [after.micros, after.id] : [];
  const add = adderOf(values);
  const week = after ? `week_of(${moment})` : newestWeek;
  const asked = `asked as materialized (select ${week} as week, ${askedWords(filters.searchQuery, add)})`;
  const coarse = coarseConditions(filters, add);
  const fine = fineConditions(filters, add);
  const filtered = [open, ...(after ? [behindPlace] : []), ...coarse, ...fine];
  const exact = tierConditions(askedQueries(filters.searchQuery), tier).join(' and ');
  const end = `${order} limit ${add(limit)}::int`;
  const found = (conditions: readonly string[]) =>
    `select ${columns}, p.published_at, p.search from positions p where ${[...filtered, ...conditions].join(' and ')} offset 0`;
  const text = `with ${asked}
    select ${result} from (
      (select p.* from asked cross join generate_series(0, ${WEEKS - 1}) as ago
        cross join lateral (select p.* from (${found([weekCondition(filters.searchQuery, tier, '(asked.week - ago)')])}) p where ${exact} ${end}) p)
      union all
      (select p.* from asked cross join lateral (select p.* from (${found([exact, olderThanWeeks])}) p ${end}) p)
    ) p limit $${values.length}::int`;
  return fine.length > 0 ? { text, values } : { name: `board-${tier}`, text, values };
}

function nameOf(chosen: readonly { key: string }[], kind: string, after: BoardPlace | null, limit: number): string {
  return ['board', ...chosen.map(({ key }) => key), kind, after ? 'after' : 'first', limit].join('-');
}

/**
 * Each combination of filter values is a short scan of one index (every set of filters has its own), and the scans are merged, so the cost
 * does not depend on how rare a combination is. There is one array per column, all of the same length.
 */
function combinationsOf(filters: BoardFilters): { columns: string[]; arrays: string[][] } {
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  const rows = chosen.reduce<string[][]>(
    (built, { key }) => built.flatMap((row) => filters[key].map((value) => [...row, value])),
    [[]],
  );
  return {
    columns: chosen.map(({ column }) => column),
    arrays: chosen.map((_, index) => rows.map((row) => row[index]!)),
  };
}

/** The number of matches, counted up to `limit`. */
export function countQuery(filters: BoardFilters, limit: number): BoardQuery {
  const values: unknown[] = [];
  const { text: where, isWide } = conditionsOf(filters, values, null);
  if (filters.searchQuery !== null && isWide)
    return wordCountQuery({ ...filters, searchQuery: filters.searchQuery }, limit);
  // In the board's order, so that frequent words are counted by scanning its index instead of listing all their vacancies.
  const walk = filters.searchQuery === null ? '' : order;
  const text = `select count(*)::int as count from (select 1 from positions p where ${where} ${walk} limit ${limit}) as found`;
  return { text, values };
}

/**
 * Words alone are counted week by week like the pages of later tiers: neither the whole lists of two frequent words are put together, nor the board
 * walked. A filter is tested on every vacancy that the words find: one value of one filter lets enough of them through, more than that are
 * left to the planner.
 */
function wordCountQuery(filters: BoardFilters & { searchQuery: SearchQuery }, limit: number): BoardQuery {
  const { searchQuery } = filters;
  const values: unknown[] = [];
  const add = adderOf(values);
  const filtered = [open, ...coarseConditions(filters, add)].join(' and ');
  const asked = `asked as materialized (select ${newestWeek} as week, ${askedWords(searchQuery, add)})`;
  const exact = tierConditions(askedQueries(searchQuery), null).join(' and ');
  const found = (condition: string) => `select p.search from positions p where ${filtered} and ${condition} offset 0`;
  const text = `with ${asked}
    select count(*)::int as count from (
      (select from asked cross join generate_series(0, ${WEEKS - 1}) as ago
        cross join lateral (select from (${found(weekCondition(searchQuery, null, '(asked.week - ago)'))}) p where ${exact}) p)
      union all
      (select from asked cross join lateral (${found(`${exact} and ${olderThanWeeks}`)}) p)
      limit ${add(limit)}::int
    ) as found`;
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  return { name: ['board-count', ...chosen.map(({ key }) => key)].join('-'), text, values };
}

const adderOf = (values: unknown[]) => (value: unknown) => `$${values.push(value)}`;

/**
 * Statements with words, or with filters whose values decide how much is read, are never prepared under a name: the planner must see the
 * values, because rare ones need another index than common ones.
 */
function conditionsOf(
  filters: BoardFilters,
  values: unknown[],
  tier: MatchTier | null,
): { text: string; isPlain: boolean; isWide: boolean } {
  const add = adderOf(values);
  const words = filters.searchQuery === null ? [] : tierConditions(typedQueries(filters.searchQuery, add), tier);
  const coarse = coarseConditions(filters, add);
  const fine = fineConditions(filters, add);
  const text = [open, ...words, ...coarse, ...fine].join(' and ');
  const chosenValues = dimensions.reduce((count, { key }) => count + filters[key].length, 0);
  return { text, isPlain: words.length + fine.length === 0, isWide: fine.length === 0 && chosenValues <= 1 };
}

function coarseConditions(filters: BoardFilters, add: (value: unknown) => string): string[] {
  return dimensions.flatMap(({ key, column }) => {
    const [only, ...others] = filters[key];
    if (only === undefined) return [];
    // With a single value, an index can be scanned in the board's order; `any` would sort.
    return others.length === 0 ? `${column} = ${add(only)}` : `${column} = any(${add(filters[key])}::text[])`;
  });
}
