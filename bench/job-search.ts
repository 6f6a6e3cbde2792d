import pg from 'pg';
import { readBoardCursor } from '#jobs/board/rules/board-cursor.ts';
import { type BoardQuery, pageQuery } from '#jobs/board/server/board-queries.ts';
import { weeksPageQuery } from '#jobs/board/server/week-queries.ts';
import { filtersOf } from '#jobs/board/server/read-board.ts';
import { startBenchProduct } from './bench-product.ts';
import {
  type BoardSearch,
  boardAddress,
  boardStatements,
  filteredPage,
  PAGE_ROWS,
  wordSearches,
} from './board-pages.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import type { BenchOptions } from './bench-options.ts';
import { ensureVacancies } from './vacancy-database.ts';
import { timeInTurn } from './time-in-turn.ts';
import { searchWords } from './vacancy-words.ts';

const repetitions = 60;
const HUNDREDTH = 100;
const everything: BoardSearch = {
  title: 'text and all filters',
  asked: { search: searchWords.common, area: 'programming', hiringModel: 'PJ', workModel: 'remote' },
};

/**
 * The search with words and every filter, first and hundredth page, compared with its bare statement; and a search that must be
 * interpreted first.
 */
export async function measureJobSearch({ rows }: BenchOptions): Promise<Figure[]> {
  const connectionString = await ensureVacancies(rows);
  const product = await startBenchProduct(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const api = `${product.url}/api`;
  try {
    const address = `${api}${boardAddress(everything)}&limit=${PAGE_ROWS}`;
    const cursor = await cursorOfPage(address, HUNDREDTH);
    const first = await compare(client, address, bareQuery(null));
    const hundredth = await compare(client, `${address}&cursor=${encodeURIComponent(cursor)}`, bareQuery(cursor));
    const mistyped = { title: 'mistyped', asked: { search: searchWords.mistyped } };
    const exact = { title: 'exact', asked: { search: searchWords.two } };
    const corrected = await timeRequests(api + boardAddress(mistyped));
    const typed = await timeRequests(api + boardAddress(exact));
    const from = `median of ${repetitions}, ${rows} vacancies`;
    return [
      ...figuresOf('first page', first, from),
      ...figuresOf('hundredth page', hundredth, from),
      ...(await compareWithFilters(api, `${rows} vacancies`)),
      figure('job-search: two mistyped words, understood', corrected, { unit: ' ms', from }),
      figure('job-search: the same, typed rightly', typed, { unit: ' ms', from }),
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

/** Ranked searches by rare and common words against filters alone, all by the product. */
async function compareWithFilters(api: string, from: string): Promise<Figure[]> {
  const searches = [filteredPage, ...wordSearches];
  const times = await timeInTurn(
    Object.fromEntries(searches.map((search) => [search.title, () => request(api + boardAddress(search))])),
  );
  const alone = times[filteredPage.title]!;
  return wordSearches.map(({ title }) =>
    figure(`job-search: ${title}, ranked / filters alone`, times[title]! / alone, {
      atMost: 3,
      unit: ' ×',
      from: `${times[title]!.toFixed(2)} ms, filters alone ${alone.toFixed(2)} ms, ${from}`,
    }),
  );
}

interface Compared {
  product: number;
  bare: number;
}

function figuresOf(page: string, { product, bare }: Compared, from: string): Figure[] {
  const name = `job-search: text and all filters, ${page}`;
  const parts = `product ${product.toFixed(2)} ms, bare SQL ${bare.toFixed(2)} ms, ${from}`;
  return [
    figure(`${name}, product − bare SQL`, product - bare, { unit: ' ms', from: parts }),
    figure(`${name}, product / bare SQL`, product / bare, { unit: ' ×' }),
  ];
}

function bareQuery(cursor: string | null): BoardQuery {
  const { page } = boardStatements(everything);
  if (cursor === null) return page;
  const { search, area, hiringModel, workModel } = everything.asked;
  const { place, tier } = readBoardCursor(cursor)!;
  const filters = filtersOf({ search, area: [area!], hiringModel: [hiringModel!], workModel: [workModel!] })!;
  return tier === null || tier === 'title'
    ? pageQuery(filters, place, PAGE_ROWS + 1, tier)
    : weeksPageQuery({ ...filters, searchQuery: filters.searchQuery! }, place, PAGE_ROWS + 1, tier);
}

/** Alternating, so that a busy moment of the machine affects both. */
async function compare(client: pg.Client, address: string, query: BoardQuery): Promise<Compared> {
  const product: number[] = [];
  const bare: number[] = [];
  for (let repetition = -10; repetition < repetitions; repetition++) {
    const times = [await timeOf(() => request(address)), await timeOf(() => client.query(query))] as const;
    if (repetition < 0) continue;
    product.push(times[0]);
    bare.push(times[1]);
  }
  return { product: median(product), bare: median(bare) };
}

async function timeRequests(address: string): Promise<number> {
  const times: number[] = [];
  for (let repetition = -10; repetition < repetitions; repetition++) {
    const time = await timeOf(() => request(address));
    if (repetition >= 0) times.push(time);
  }
  return median(times);
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function request(address: string): Promise<{ opportunities: unknown[]; nextCursor: string | null }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  const page = (await response.json()) as { opportunities: unknown[]; nextCursor: string | null };
  if (page.opportunities.length === 0) throw new Error(`${address} found nothing.`);
  return page;
}

async function cursorOfPage(address: string, number: number): Promise<string> {
  let { nextCursor } = await request(address);
  for (let page = 2; page < number; page++) {
    if (nextCursor === null) throw new Error(`${address} has only ${page - 1} pages.`);
    ({ nextCursor } = await request(`${address}&cursor=${encodeURIComponent(nextCursor)}`));
  }
  return nextCursor!;
}
