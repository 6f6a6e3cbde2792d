import type pg from 'pg';
import { jobsErrors } from '#jobs/errors.ts';
import {
  type BoardPlace,
  readBoardCursor,
  type SearchPlace,
  writeBoardCursor,
} from '#jobs/board/rules/board-cursor.ts';
import { type MatchTier, tiersFrom } from '#jobs/board/rules/match-tiers.ts';
import type { BoardOrder, EnglishCeiling } from '#jobs/board/rules/search-filters.ts';
import { type LastWord, searchWordsOf, toAnyWordQuery, toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { citiesOfState } from '#jobs/board/server/cities-of-state.ts';
import { isWholeWord } from '#jobs/board/server/vocabulary/is-whole-word.ts';
import { correctSearch } from '#jobs/board/server/vocabulary/correct-search.ts';
import { type BoardFilters, type BoardQuery, type pageColumns, pageQuery } from '#jobs/board/server/board-queries.ts';
import { countQueries } from '#jobs/board/server/count-queries.ts';
import { olderPageQuery, weeksPageQuery } from '#jobs/board/server/week-queries.ts';
import type { StateCode } from '#platform/brazil/states.ts';
import type { Database } from '#platform/db/connection.ts';
import { poolOf } from '#platform/db/pool-of.ts';
import { queryPrepared } from '#platform/db/statements/prepared.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { listedFields, payFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';
import type { positions } from '#projects/server/tables.ts';

type Given<Value> = Value | undefined;

export interface BoardSearch {
  search?: Given<string>;
  area?: Given<readonly string[]>;
  hiringModel?: Given<readonly string[]>;
  workModel?: Given<readonly string[]>;
  level?: Given<readonly string[]>;
  city?: Given<string>;
  state?: Given<StateCode>;
  /** Cents a month. */
  payFrom?: Given<number>;
  english?: Given<EnglishCeiling>;
  postedAfter?: Given<Date>;
}

const COUNTED = 1_000;

interface PageSearch extends BoardSearch {
  /** Turns off the correction of words. */
  exact?: Given<boolean>;
}

interface PageRequest extends PageSearch {
  order?: Given<BoardOrder>;
  cursor?: Given<string>;
  limit: number;
}

/**
 * A page of open vacancies without data internal to the company: the best match of the words first, otherwise the newest. If the words match
 * nothing, they are corrected, and the answer says so.
 */
export async function readBoard(database: Database, { cursor, limit, exact, order, ...search }: PageRequest) {
  const from = cursor === undefined ? null : readBoardCursor(cursor);
  if (cursor !== undefined && !from) throw jobsErrors.cursorInvalid();
  const isRanked = (words: string | undefined) => order !== 'newest' && (words ?? '') !== '';
  if (from?.tier && !isRanked(search.search)) throw jobsErrors.cursorInvalid();
  const read = (asked: BoardSearch) =>
    isRanked(asked.search) && (from === null || from.tier !== null)
      ? readRanked(database, asked, from, limit + 1)
      : readPage(database, asked, from?.place ?? null, limit + 1);
  let corrected = from?.corrected ?? null;
  let rows: TieredRow[] = await read({ ...search, search: corrected ?? search.search });
  if (rows.length === 0 && !from && !exact && search.search) {
    corrected = await correctSearch(database, search.search);
    if (corrected !== null) rows = await read({ ...search, search: corrected });
    if (rows.length === 0) corrected = null;
  }
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    opportunities: shown.map(presentRow),
    nextCursor: last ? writeBoardCursor({ place: last, tier: last.tier ?? null, corrected }) : null,
    correctedSearch: corrected,
  };
}

/** Tier after tier until the page is full, so that a search whose words stand in many titles reads nothing else. */
async function readRanked(
  database: Database,
  search: BoardSearch,
  from: SearchPlace | null,
  limit: number,
): Promise<TieredRow[]> {
  const words = searchWordsOf(search.search ?? '').length;
  const last = await readLastWord(database, search);
  const rows: TieredRow[] = [];
  for (const tier of tiersFrom(from?.tier ?? 'title', words)) {
    const after = tier === from?.tier ? from.place : null;
    const found = await readTier(database, filtersOf(search, last), after, limit - rows.length, tier);
    rows.push(...found.map((row) => ({ ...row, tier })));
    if (rows.length === limit) break;
  }
  return rows;
}

/** Exact up to 1,000. Counts the same vacancies as the page, so the words are corrected in the same way. */
export async function countBoard(database: Database, { exact, ...search }: PageSearch) {
  const count = await countFound(database, search);
  if (count > 0 || exact || !search.search) return boundCount(count);
  const corrected = await correctSearch(database, search.search);
  return boundCount(corrected === null ? 0 : await countFound(database, { ...search, search: corrected }));
}

async function countFound(database: Database, search: BoardSearch): Promise<number> {
  const filters = filtersOf(search, await readLastWord(database, search));
  if (!filters) return 0;
  let count = 0;
  for (const query of countQueries(filters)) {
    const [row] = await run<{ count: number }>(database, query(COUNTED + 1 - count));
    count += row?.count ?? 0;
    if (count > COUNTED) break;
  }
  return count;
}

const boundCount = (count: number) => ({ count: Math.min(count, COUNTED), more: count > COUNTED });

/** Newest first. */
export async function readPage(
  database: Database,
  search: BoardSearch,
  after: BoardPlace | null,
  limit: number,
): Promise<BoardRow[]> {
  const filters = filtersOf(search, await readLastWord(database, search));
  return filters ? run(database, pageQuery(filters, after, limit)) : [];
}

/** Newest first. */
async function readTier(
  database: Database,
  filters: BoardFilters | null,
  after: BoardPlace | null,
  limit: number,
  tier: MatchTier,
): Promise<BoardRow[]> {
  if (!filters?.searchQuery) return [];
  const { searchQuery } = filters;
  if (tier === 'title') return run(database, pageQuery(filters, after, limit, tier));
  const words = { ...filters, searchQuery };
  const rows = await run<BoardRow>(database, weeksPageQuery(words, after, limit, tier));
  if (rows.length === limit) return rows;
  const older = await run<BoardRow>(database, olderPageQuery(words, after, limit - rows.length, tier));
  // A new week that began in between would let its last weeks appear in both.
  return [...rows, ...older.filter(({ id }) => rows.every((row) => row.id !== id))];
}

async function run<Row extends pg.QueryResultRow>(database: Database, query: BoardQuery): Promise<Row[]> {
  const pool = poolOf(database);
  return query.name ? queryPrepared<Row>(pool, query) : (await pool.query<Row>(query)).rows;
}

async function readLastWord(database: Database, { search = '' }: BoardSearch): Promise<LastWord> {
  const last = searchWordsOf(search).at(-1);
  return last !== undefined && (await isWholeWord(database, last)) ? 'whole' : 'beginning';
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** Null when the typed text contains no word, so that nothing can match. */
export function filtersOf(
  { search = '', area = [], hiringModel = [], workModel = [], level = [], ...fine }: BoardSearch,
  last: LastWord = 'beginning',
) {
  const all = toSearchQuery(search, last);
  if (search !== '' && all === null) return null;
  const { city, state, payFrom, english, postedAfter } = fine;
  return {
    searchQuery:
      all === null ? null : { all, any: toAnyWordQuery(search, last), whole: toSearchQuery(search, 'whole')! },
    area: distinct(area),
    hiringModel: distinct(hiringModel),
    workModel: distinct(workModel),
    level: distinct(level),
    city: city === undefined || city === '' ? null : city,
    stateCities: state === undefined ? null : citiesOfState(state),
    payFrom: payFrom ?? null,
    english: english ?? null,
    postedAfter: postedAfter ?? null,
  } satisfies BoardFilters;
}

type Column = (typeof pageColumns)[number];
type Money = 'payMinimum' | 'payMaximum';
/** The columns of a page as the driver returns them; bigints come as text. */
type BoardRow = Pick<typeof positions.$inferSelect, Exclude<Column, Money>> &
  Record<Money, string | number | null> & { micros: string };
type TieredRow = BoardRow & { tier?: MatchTier };

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
