import { jobsErrors } from '#jobs/errors.ts';
import { type BoardPlace, readBoardCursor, writeBoardCursor } from '#jobs/board/rules/board-cursor.ts';
import { toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { correctSearch } from '#jobs/board/server/vocabulary/correct-search.ts';
import { type BoardFilters, countQuery, type pageColumns, pageQuery } from '#jobs/board/server/board-queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { poolOf } from '#platform/db/pool-of.ts';
import { queryPrepared } from '#platform/db/statements/prepared.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { listedFields, payFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';
import type { positions } from '#projects/server/tables.ts';

export interface BoardSearch {
  search?: string | undefined;
  area?: readonly string[] | undefined;
  hiringModel?: readonly string[] | undefined;
  workModel?: readonly string[] | undefined;
}

const COUNTED = 1_000;

interface PageSearch extends BoardSearch {
  /** Turns off the correction of words. */
  exact?: boolean | undefined;
}

/**
 * A page of open vacancies, newest first, without data internal to the company. If the words match nothing, they are corrected, and the
 * answer says so.
 */
export async function readBoard(
  database: Database,
  { cursor, limit, exact, ...search }: PageSearch & { cursor?: string | undefined; limit: number },
) {
  const from = cursor === undefined ? null : readBoardCursor(cursor);
  if (cursor !== undefined && !from) throw jobsErrors.cursorInvalid();
  let corrected = from?.corrected ?? null;
  let rows = await readPage(
    database,
    { ...search, search: corrected ?? search.search },
    from?.place ?? null,
    limit + 1,
  );
  if (rows.length === 0 && !from && !exact && search.search) {
    corrected = await correctSearch(database, search.search);
    if (corrected !== null) rows = await readPage(database, { ...search, search: corrected }, null, limit + 1);
    if (rows.length === 0) corrected = null;
  }
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    opportunities: shown.map(presentRow),
    nextCursor: last ? writeBoardCursor({ micros: last.micros, id: last.id }, corrected) : null,
    correctedSearch: corrected,
  };
}

/** Exact up to 1,000. Counts the same vacancies as the page, so the words are corrected in the same way. */
export async function countBoard(database: Database, { exact, ...search }: PageSearch) {
  const count = await countFound(database, search);
  if (count > 0 || exact || !search.search) return boundCount(count);
  const corrected = await correctSearch(database, search.search);
  return boundCount(corrected === null ? 0 : await countFound(database, { ...search, search: corrected }));
}

async function countFound(database: Database, search: BoardSearch): Promise<number> {
  const filters = filtersOf(search);
  if (!filters) return 0;
  const { rows } = await poolOf(database).query<{ count: number }>(countQuery(filters, COUNTED + 1));
  return rows[0]?.count ?? 0;
}

const boundCount = (count: number) => ({ count: Math.min(count, COUNTED), more: count > COUNTED });

export async function readPage(
  database: Database,
  search: BoardSearch,
  after: BoardPlace | null,
  limit: number,
): Promise<BoardRow[]> {
  const filters = filtersOf(search);
  if (!filters) return [];
  const pool = poolOf(database);
  const query = pageQuery(filters, after, limit);
  return query.name ? queryPrepared<BoardRow>(pool, query) : (await pool.query<BoardRow>(query)).rows;
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** Null when the typed text contains no word, so that nothing can match. */
function filtersOf({ search = '', area = [], hiringModel = [], workModel = [] }: BoardSearch): BoardFilters | null {
  const searchQuery = toSearchQuery(search);
  if (search !== '' && searchQuery === null) return null;
  return { searchQuery, area: distinct(area), hiringModel: distinct(hiringModel), workModel: distinct(workModel) };
}

type Column = (typeof pageColumns)[number];
type Money = 'payMinimum' | 'payMaximum';
/** The columns of a page as the driver returns them; bigints come as text. */
type BoardRow = Pick<typeof positions.$inferSelect, Exclude<Column, Money>> &
  Record<Money, string | number | null> & { micros: string };

export function presentRow(row: BoardRow) {
  const { projectId, positionIndex, companyName } = row;
  const pay = pickFields(row, payFields);
  return Object.assign(pickFields(row, listedFields), {
    projectId,
    positionIndex,
    companyName,
    pay: presentPay({ ...pay, payMinimum: toCents(row.payMinimum), payMaximum: toCents(row.payMaximum) }),
    publishedAt: new Date(Number(row.micros) / 1_000).toISOString(),
  });
}

/** The pay columns of the board, which have names of their own. */
export function presentPay(position: Pick<PositionFacts, (typeof payFields)[number]>) {
  const { payPeriod: period, payMinimum: minimum, payMaximum: maximum, payText: text, negotiable, currency } = position;
  return { period, minimum, maximum, text, negotiable, currency };
}

function toCents(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}
