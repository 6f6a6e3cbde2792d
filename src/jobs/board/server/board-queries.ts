import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import { listedFields, payFields } from '#projects/positions/rules/vacancy-fields.ts';
import { positions } from '#projects/server/tables.ts';

export interface BoardFilters {
  /** A query of the text search, see `toSearchQuery`. */
  searchQuery: string | null;
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

/** One page of the board, newest first. `limit` is part of the SQL text: a plan for an unknown limit would read far more rows. */
export function pageQuery(filters: BoardFilters, after: BoardPlace | null, limit: number): BoardQuery {
  const values: unknown[] = after ? [after.micros, after.id] : [];
  const behind = after
    ? ` and (p.published_at, p.id) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)`
    : '';
  const end = `${order} limit ${limit}`;
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  const several = chosen.some(({ key }) => filters[key].length > 1);
  const name = [
    'board',
    ...chosen.map(({ key }) => key),
    several ? 'several' : 'one',
    after ? 'after' : 'first',
    limit,
  ];
  if (filters.searchQuery !== null || !several) {
    const text = `select ${result} from positions p where ${conditionsOf(filters, values)}${behind} ${end}`;
    return filters.searchQuery === null ? { name: name.join('-'), text, values } : { text, values };
  }
  const { columns: walked, arrays } = combinationsOf(filters);
  const from = values.length + 1;
  values.push(...arrays);
  const names = walked.map((_, index) => `v${index}`).join(', ');
  const lists = walked.map((_, index) => `$${from + index}::text[]`).join(', ');
  const equal = walked.map((column, index) => `${column} = c.v${index}`).join(' and ');
  const text = `select ${result} from unnest(${lists}) as c(${names})
    cross join lateral (select ${columns}, p.published_at from positions p where ${open} and ${equal}${behind} ${end}) p ${end}`;
  return { name: name.join('-'), text, values };
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
  const where = conditionsOf(filters, values);
  // In the board's order, so that frequent words are counted by scanning its index instead of listing all their vacancies.
  const walk = filters.searchQuery === null ? '' : order;
  const text = `select count(*)::int as count from (select 1 from positions p where ${where} ${walk} limit ${limit}) as found`;
  return { text, values };
}

/**
 * Statements with words are never prepared under a name: the planner must see the words, because rare ones need another index than common
 * ones.
 */
function conditionsOf(filters: BoardFilters, values: unknown[]): string {
  const conditions = [open];
  if (filters.searchQuery !== null) {
    values.push(filters.searchQuery);
    conditions.push(`p.search @@ to_tsquery('public.vacancy', $${values.length})`);
  }
  for (const { key, column } of dimensions) {
    if (filters[key].length === 0) continue;
    const [only, ...others] = filters[key];
    values.push(others.length === 0 ? only : filters[key]);
    // With a single value, an index can be scanned in the board's order; `any` would sort.
    conditions.push(
      others.length === 0 ? `${column} = $${values.length}` : `${column} = any($${values.length}::text[])`,
    );
  }
  return conditions.join(' and ');
}
