import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import type { MatchTier } from '#jobs/board/rules/match-tiers.ts';
import { type FineFilters, fineConditions } from '#jobs/board/server/filter-conditions.ts';
import { type SearchQuery, tierConditions, typedQueries } from '#jobs/board/server/tier-conditions.ts';
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

export const dimensions = [
  { key: 'area', column: 'p.area' },
  { key: 'hiringModel', column: 'p.hiring_model' },
  { key: 'workModel', column: 'p.work_model' },
] as const;

/** The columns of a vacancy that a page needs. */
export const pageColumns = ['id', 'projectId', 'positionIndex', 'companyName', ...listedFields, ...payFields] as const;

export const columns = pageColumns.map((name) => `p.${positions[name].name}`).join(', ');
const named = pageColumns.map((name) => `p.${positions[name].name} as "${name}"`).join(', ');
export const result = `${named}, (extract(epoch from p.published_at) * 1000000)::bigint as micros`;
// The indexes end in "desc nulls last"; without these words the planner would sort.
export const order = 'order by p.published_at desc nulls last, p.id desc nulls last';
// Literal values, so that the partial indexes of open vacancies match.
export const open = `p.state = 'open'`;

export const moment = `(timestamptz 'epoch' + $1::bigint * interval '1 microsecond')`;
export const behindPlace = `(p.published_at, p.id) < (${moment}, $2::uuid)`;

/**
 * One page of the board, or of the first tier of a search, newest first; `week-queries.ts` has the later tiers. `limit` is part of the SQL text:
 * a plan for an unknown limit would read far more rows.
 */
export function pageQuery(
  filters: BoardFilters,
  after: BoardPlace | null,
  limit: number,
  tier: 'title' | null = null,
): BoardQuery {
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

export const adderOf = (values: unknown[]) => (value: unknown) => `$${values.push(value)}`;

/**
 * Statements with words, or with filters whose values decide how much is read, are never prepared under a name: the planner must see the
 * values, because rare ones need another index than common ones.
 */
export function conditionsOf(
  filters: BoardFilters,
  values: unknown[],
  tier: MatchTier | null,
): { text: string; isPlain: boolean } {
  const add = adderOf(values);
  const words = filters.searchQuery === null ? [] : tierConditions(typedQueries(filters.searchQuery, add), tier);
  const coarse = coarseConditions(filters, add);
  const fine = fineConditions(filters, add);
  const text = [open, ...words, ...coarse, ...fine].join(' and ');
  return { text, isPlain: words.length + fine.length === 0 };
}

export function coarseConditions(filters: BoardFilters, add: (value: unknown) => string): string[] {
  return dimensions.flatMap(({ key, column }) => {
    const [only, ...others] = filters[key];
    if (only === undefined) return [];
    // With a single value, an index can be scanned in the board's order; `any` would sort.
    return others.length === 0 ? `${column} = ${add(only)}` : `${column} = any(${add(filters[key])}::text[])`;
  });
}
