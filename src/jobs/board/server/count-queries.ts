import {
  adderOf,
  type BoardFilters,
  type BoardQuery,
  coarseConditions,
  conditionsOf,
  dimensions,
  open,
  order,
} from '#jobs/board/server/board-queries.ts';
import { fineConditions } from '#jobs/board/server/filter-conditions.ts';
import { readQuery, typedQueries } from '#jobs/board/server/tier-conditions.ts';
import { olderCountQuery, weeksCountQuery, type WordFilters } from '#jobs/board/server/week-queries.ts';

/** Counts up to a limit. */
type Count = (limit: number) => BoardQuery;

/** Counts of separate vacancies, the quickest first; the number of matches is their sum. */
export function countQueries(filters: BoardFilters): Count[] {
  const { searchQuery } = filters;
  if (searchQuery === null) return [(limit) => plainCountQuery(filters, limit)];
  const words = { ...filters, searchQuery };
  const chosenValues = dimensions.reduce((count, { key }) => count + filters[key].length, 0);
  const isFine = fineConditions(filters, String).length > 0;
  // A filter is tested on every vacancy that the words of a week find: one value of one filter lets enough of them through.
  if (!isFine && chosenValues <= 1)
    return [(limit) => weeksCountQuery(words, limit), (limit) => olderCountQuery(words, limit)];
  return [(limit) => (chosenValues > 0 ? filteredCountQuery(words, limit) : plainCountQuery(filters, limit))];
}

/** In the board's order where there are words, so that frequent ones are counted by scanning its index instead of listing all their vacancies. */
function plainCountQuery(filters: BoardFilters, limit: number): BoardQuery {
  const values: unknown[] = [];
  const { text: where } = conditionsOf(filters, values, null);
  const walk = filters.searchQuery === null ? '' : order;
  const text = `select count(*)::int as count from (select 1 from positions p where ${where} ${walk} limit ${limit}) as found`;
  return { text, values };
}

/**
 * Words as typed meet the filters inside one index. What only begins with the last word is counted after them, if there is room: to find it, the
 * index would first list every vacancy of every such word.
 */
function filteredCountQuery(filters: WordFilters, limit: number): BoardQuery {
  const values: unknown[] = [];
  const add = adderOf(values);
  const whole = readQuery(filters.searchQuery.whole, add);
  const all = typedQueries(filters.searchQuery, add).all();
  const coarse = coarseConditions(filters, add);
  const fine = fineConditions(filters, add);
  const found = (conditions: readonly string[]) =>
    `select 1 from positions p where ${[open, ...conditions, ...fine].join(' and ')}`;
  const filterWords = 'vacancy_filter_words(p.search, p.area, p.hiring_model, p.work_model)';
  const asTyped = `(${found([`${filterWords} @@ (${whole} && ${add(filterQuery(filters))}::tsquery)`])} limit ${limit})`;
  const begun = `(${found([`p.search @@ ${all}`, `not p.search @@ ${whole}`, ...coarse])} ${order} limit ${limit})`;
  const text = `select count(*)::int as count from (${asTyped} union all ${begun} limit ${limit}) as found`;
  return { text, values };
}

/** The filters as words of `vacancy_filter_words`: any of the combinations of chosen values. */
function filterQuery(filters: BoardFilters): string {
  const chosen = dimensions.filter(({ key }) => filters[key].length > 0);
  const combinations = chosen.reduce<string[]>(
    (built, { key, column }) =>
      built.flatMap((start) => filters[key].map((value) => `${start} ${column.slice(2)}:${value}`)),
    [''],
  );
  return combinations.map((words) => `'=${words.slice(1).replaceAll(/['\\]/g, '$&$&')}'`).join(' | ');
}
