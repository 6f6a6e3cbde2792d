import type { BoardPlace } from '#jobs/rules/board-cursor.ts';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';

export interface BoardFilters {
  /** A query of the text search, see `toSearchQuery`. */
  searchQuery: string | null;
  area: readonly string[];
  hiringModel: readonly string[];
  workModel: readonly string[];
}

/** What the driver takes; with a name, the statement is prepared once per connection. */
export interface BoardQuery {
  name?: string;
  text: string;
  values: unknown[];
}

const dimensions = [
  { key: 'area', column: 'p.area', all: areas },
  { key: 'hiringModel', column: 'p.hiring_model', all: hiringModels },
  { key: 'workModel', column: 'p.work_model', all: workModels },
] as const;

const columns = `p.id, p.project_id, p.position_index, p.title, p.company_name, p.area, p.hiring_model, p.work_model, p.city, p.country,
  p.experience_years, p.monthly_hours, p.pay_period, p.pay_minimum, p.pay_maximum, p.pay_text, p.negotiable, p.currency, p.published_at`;
const result = `${columns}, (extract(epoch from p.published_at) * 1000000)::bigint as micros`;
// The indexes end in "desc nulls last": without those words the planner would sort.
const order = 'order by p.published_at desc nulls last, p.id desc nulls last';
// Literal, so that the partial indexes of open vacancies match.
const open = `p.state = 'open'`;

/** One page of the board, newest first. `limit` is part of the text: a plan for an unknown limit would read far more. */
export function pageQuery(filters: BoardFilters, after: BoardPlace | null, limit: number): BoardQuery {
  const values: unknown[] = after ? [after.micros, after.id] : [];
  const behind = after
    ? ` and (p.published_at, p.id) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)`
    : '';
  const end = `${order} limit ${limit}`;
  if (filters.searchQuery !== null) {
    return { text: `select ${result} from positions p where ${searched(filters, values)}${behind} ${end}`, values };
  }
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  const name = ['board', ...chosen.map(({ key }) => key), after ? 'after' : 'first', limit].join('-');
  if (chosen.length === 0)
    return { name, text: `select ${result} from positions p where ${open}${behind} ${end}`, values };
  const walks = walksOf(filters, chosen.length).map((walk) => {
    const from = values.length + 1;
    values.push(...walk.values);
    const names = walk.columns.map((_, index) => `v${index}`).join(', ');
    const arrays = walk.columns.map((_, index) => `$${from + index}::text[]`).join(', ');
    const equal = walk.columns.map((column, index) => `${column} = c.v${index}`).join(' and ');
    return `select p.* from unnest(${arrays}) as c(${names})
      cross join lateral (select ${columns} from positions p where ${open} and ${equal}${walk.unset}${behind} ${end}) p`;
  });
  return { name, text: `select ${result} from (${walks.join(' union all ')}) p ${end}`, values };
}

interface Walk {
  columns: readonly string[];
  /** One array per column, all of the same length: the combinations to walk. */
  values: string[][];
  unset: string;
}

/**
 * Each combination of chosen values is a short walk along one index, and the walks are merged: the cost does not depend on how
 * rare a combination is. One filter has its own index; two and three share the one over all, two by running through the third's values.
 */
function walksOf(filters: BoardFilters, chosenCount: number): Walk[] {
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  const free = chosenCount === 2 ? dimensions.find(({ key }) => filters[key].length === 0) : undefined;
  const combinations = (named: readonly (typeof dimensions)[number][]): Walk => {
    const lists = named.map(({ key, all }) => (filters[key].length > 0 ? [...filters[key]] : [...all]));
    const rows = lists.reduce<string[][]>(
      (built, list) => built.flatMap((row) => list.map((value) => [...row, value])),
      [[]],
    );
    return {
      columns: named.map(({ column }) => column),
      values: lists.map((_, index) => rows.map((row) => row[index]!)),
      unset: '',
    };
  };
  if (!free) return [combinations(chosen)];
  return [combinations(dimensions), { ...combinations(chosen), unset: ` and ${free.column} is null` }];
}

/** How many there are, counted no further than `limit`. */
export function countQuery(filters: BoardFilters, limit: number): BoardQuery {
  const values: unknown[] = [];
  const where = searched(filters, values);
  return {
    text: `select count(*)::int as count from (select 1 from positions p where ${where} limit ${limit}) as found`,
    values,
  };
}

/** Not prepared under a name: the plan must see the words, because rare ones want another index than common ones. */
function searched(filters: BoardFilters, values: unknown[]): string {
  const conditions = [open];
  if (filters.searchQuery !== null) {
    values.push(filters.searchQuery);
    conditions.push(`p.search @@ to_tsquery('public.vacancy', $${values.length})`);
  }
  for (const { key, column } of dimensions) {
    if (filters[key].length === 0) continue;
    values.push(filters[key]);
    conditions.push(`${column} = any($${values.length}::text[])`);
  }
  return conditions.join(' and ');
}
