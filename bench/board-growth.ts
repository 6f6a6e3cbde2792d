import { startBenchProduct } from './bench-product.ts';
import { type BoardSearch, boardAddress, commonSearch, filterSearches, wordSearches } from './board-pages.ts';
import { printPlans } from './board-plans.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import type { BenchOptions } from './bench-options.ts';
import { deepCursor } from './deep-cursor.ts';
import { ensureVacancies } from './vacancy-database.ts';

const repetitions = 60;
const searches = [...filterSearches, ...wordSearches];
const kinds = ['first page', 'deep page', 'count'] as const;
type Kind = (typeof kinds)[number];
type Timings = Map<string, number>;

const keyOf = (search: BoardSearch, kind: Kind) => `${search.title} · ${kind}`;

/** The growth of a page's time with a hundred times as many vacancies. */
export async function measureBoardGrowth({ rows }: BenchOptions): Promise<Figure[]> {
  const sizes = [...new Set([rows / 100, rows / 10, rows].map(Math.round))];
  const databases: string[] = [];
  for (const size of sizes) databases.push(await ensureVacancies(size));
  for (const [index, database] of databases.entries()) await printPlans(sizes[index]!, database);
  const products = await Promise.all(databases.map(startBenchProduct));
  try {
    await requireFullCount(`${products[0]!.url}/api`);
    const timings = await timeBySizes(products.map(({ url }) => `${url}/api`));
    printTimings(sizes, timings);
    return compare(timings.at(0)!, timings.at(-1)!, `${sizes.at(0)} → ${sizes.at(-1)}`);
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

/** One request at a time, alternating between the sizes, so that a busy moment of the machine affects all of them. */
async function timeBySizes(apis: readonly string[]): Promise<Timings[]> {
  const timings: Timings[] = apis.map(() => new Map());
  for (const search of searches) {
    for (const kind of kinds) {
      const urls = await Promise.all(apis.map((api) => addressOf(api, search, kind)));
      const measured = apis.map((): number[] => []);
      for (let repetition = -10; repetition < repetitions; repetition++) {
        for (const [index, url] of urls.entries()) {
          const ms = await timeRequest(url);
          if (repetition >= 0) measured[index]!.push(ms);
        }
      }
      measured.forEach((values, index) => timings[index]!.set(keyOf(search, kind), median(values)));
    }
  }
  return timings;
}

async function addressOf(api: string, search: BoardSearch, kind: Kind): Promise<string> {
  const address = api + boardAddress(search);
  if (kind === 'count') return address.replace('/opportunities?', '/opportunities/count?');
  return kind === 'first page' ? address : `${address}&cursor=${encodeURIComponent(await deepCursor(address))}`;
}

async function timeRequest(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - started;
}

function printTimings(sizes: readonly number[], timings: readonly Timings[]): void {
  console.log(`\n  ms per request${' '.repeat(24)}${sizes.map((size) => String(size).padStart(9)).join('')}   growth`);
  for (const [key, first] of timings[0]!) {
    const columns = timings.map((one) => one.get(key)!.toFixed(2).padStart(9)).join('');
    console.log(`  ${key.padEnd(38)}${columns}   ${(timings.at(-1)!.get(key)! / first).toFixed(2)}`);
  }
}

function compare(smallest: Timings, largest: Timings, from: string): Figure[] {
  const growth = (search: BoardSearch, kind: Kind) =>
    largest.get(keyOf(search, kind))! / smallest.get(keyOf(search, kind))!;
  const worst = (list: readonly BoardSearch[], kind: Kind) => Math.max(...list.map((search) => growth(search, kind)));
  return [
    ...(['first page', 'deep page'] as const).flatMap((kind) => [
      figure(`board-growth: ${kind}, filters alone`, worst(filterSearches, kind), {
        atMost: 1.5,
        unit: ' ×',
        from: `worst of ${filterSearches.length}, ${from}`,
      }),
      ...wordSearches.map((search) =>
        figure(`board-growth: ${kind}, ${search.title}`, growth(search, kind), { atMost: 3, unit: ' ×', from }),
      ),
    ]),
    figure('board-growth: bounded count, filters alone', worst(filterSearches, 'count'), {
      atMost: 2,
      unit: ' ×',
      from: `worst of ${filterSearches.length}, ${from}`,
    }),
    ...compareWordCounts(smallest, largest, from),
  ];
}

/**
 * A count ends at its bound of 1,001 matches. In the smallest database only the common word has so many; the others count 9 to 630 there and up to
 * 1,001 in the largest, so their own growth compares unequal work (the table above says it all the same). Each is therefore compared with a
 * full count of the smallest database: as many matches among a hundred times as many vacancies.
 */
function compareWordCounts(smallest: Timings, largest: Timings, from: string): Figure[] {
  const full = smallest.get(keyOf(commonSearch, 'count'))!;
  return wordSearches.map((search) => {
    const time = largest.get(keyOf(search, 'count'))!;
    const own = time / smallest.get(keyOf(search, 'count'))!;
    return figure(`board-growth: bounded count, ${search.title} / 1,001 matches in the smallest`, time / full, {
      atMost: 2,
      unit: ' ×',
      from: `${time.toFixed(2)} ms, ${full.toFixed(2)} ms, own growth ${own.toFixed(2)} ×, ${from}`,
    });
  });
}

/** Whether the comparison above holds. */
async function requireFullCount(api: string): Promise<void> {
  const response = await fetch(await addressOf(api, commonSearch, 'count'));
  const { more } = (await response.json()) as { more: boolean };
  if (!more) throw new Error(`“${commonSearch.asked.search}” does not fill the bound of a count; choose more --rows.`);
}
