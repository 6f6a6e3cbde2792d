import { startBenchProduct } from './bench-product.ts';
import { type BoardSearch, boardAddress, filterSearches, wordSearches } from './board-pages.ts';
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
    // More matches take longer to count, up to the bound of 1,000 (decision 046).
    figure('board-growth: bounded count, words', worst(wordSearches, 'count'), {
      atMost: 2,
      unit: ' ×',
      from: `worst of ${wordSearches.length}, ${from}`,
    }),
  ];
}
