import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findHits } from '#jobs/alerts/server/find-hits.ts';
import { reindexWords } from '#jobs/board/server/vocabulary/index-words.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import { type Figure, figure } from './figure.ts';
import { fillSearches } from './fill-searches.ts';
import { fillVacancies } from './fill-vacancies.ts';
import { median } from './median.ts';

const vacancies = 10_000;
const news = 40;
const recipe = ['fill-vacancies.ts', 'vacancy-words.ts', 'fill-searches.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Finds the members to notify of one new vacancy, by the product's own statement; rolled back afterwards. */
export async function measureAlertMatching(): Promise<Figure[]> {
  const few = await matchOneByOne(10_000);
  const many = await matchOneByOne(100_000);
  const found = median(many.hits);
  return [
    figure('alert-matching: one vacancy, 100,000 searches', median(many.times), {
      unit: ' ms',
      from: `median of ${news}, ${found} members found and written`,
    }),
    figure('alert-matching: slowest of them', Math.max(...many.times), {
      unit: ' ms',
      from: `${Math.max(...many.hits)} found by the most`,
    }),
    figure('alert-matching: one vacancy, 10,000 searches', median(few.times), {
      unit: ' ms',
      from: `${median(few.hits)} members found`,
    }),
    // Ten times the searches find ten times the members; the cost per member must not grow.
    figure('alert-matching: per member found, 10,000 → 100,000 searches', perHit(many) / perHit(few), {
      atMost: 1.5,
      unit: ' ×',
      from: `${perHit(many).toFixed(4)} ms each`,
    }),
  ];
}

const perHit = ({ times, hits }: { times: number[]; hits: number[] }) => sum(times) / sum(hits);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function matchOneByOne(searches: number) {
  const client = new pg.Client({ connectionString: await ensureSearches(searches) });
  await client.connect();
  const database = drizzle(client);
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from positions where state = 'open' order by published_at desc limit ${news}`,
    );
    const times: number[] = [];
    const hits: number[] = [];
    for (const { id } of rows) {
      await client.query('begin');
      const started = performance.now();
      await findHits(database, [id]);
      times.push(performance.now() - started);
      const { rows: counted } = await client.query<{ count: number }>(
        'select count(*)::int as count from saved_search_hits',
      );
      hits.push(counted[0]!.count);
      await client.query('rollback');
    }
    return { times, hits };
  } finally {
    await client.end();
  }
}

function ensureSearches(searches: number): Promise<string> {
  return ensureBenchDatabase({
    name: `searches_${searches}`,
    recipe,
    fill: throughClient(async (client) => {
      await fillVacancies(client, vacancies);
      await reindexWords(drizzle(client));
      await fillSearches(client, searches);
    }),
  });
}
