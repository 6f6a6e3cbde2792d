import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type BoardPlace, readCursor } from '#jobs/board/rules/board-cursor.ts';
import { listProfessionals } from '#talent/server/queries.ts';
import { type ProfessionalSearch, searchConditions } from '#talent/server/search-query.ts';
import { startBenchProduct } from './bench-product.ts';
import { ensureProfessionals, listedMembers, lookingEmail } from './discovery-database.ts';
import { type Figure, figure } from './figure.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const limit = 20;
const deepPage = 100;
const filtered: ProfessionalSearch = { search: 'react', level: 3, available: true, hiringModel: 'PJ' };

interface Found {
  professionals: unknown[];
  nextCursor: string | null;
}

/**
 * A company's list of professionals among 100,000: the first page, with text and all filters, and the hundredth, each compared with
 * its bare statement.
 */
export async function measureDiscovery(): Promise<Figure[]> {
  const connectionString = await ensureProfessionals();
  const product = await startBenchProduct(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const cookie = await signIn(product.url, lookingEmail);
    const ask = (search: ProfessionalSearch, cursor: string | null) => {
      const asked = Object.entries({ ...search, limit, ...(cursor !== null && { cursor }) });
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      return read(`${product.url}/api/professionals?${query}`, cookie) as Promise<Found>;
    };
    const deep = await walk(ask);
    const pages: [string, ProfessionalSearch, string | null][] = [
      ['first page', {}, null],
      ['text and all filters', filtered, null],
      ['hundredth page', {}, deep],
    ];
    const figures: Figure[] = [];
    for (const [name, search, cursor] of pages) {
      const shown = (await ask(search, cursor)).professionals.length;
      if (shown !== limit) throw new Error(`${name} has ${shown} professionals instead of ${limit}.`);
      const { text, values } = await recordStatement(client, search, cursor);
      const times = await timeInTurn({ product: () => ask(search, cursor), bare: () => client.query(text, values) });
      const from = `product ${times.product.toFixed(2)} ms, bare SQL ${times.bare.toFixed(2)} ms, median of ${repetitions}`;
      const title = `discovery: ${name} of ${listedMembers.toLocaleString('en')}, product / bare SQL`;
      figures.push(figure(title, times.product / times.bare, { unit: ' ×', from }));
    }
    return figures;
  } finally {
    await client.end();
    await product.stop();
  }
}

/** The cursor of the hundredth page, found by paging. */
async function walk(ask: (search: ProfessionalSearch, cursor: string | null) => Promise<Found>): Promise<string> {
  let cursor: string | null = null;
  for (let page = 1; page < deepPage; page++) {
    ({ nextCursor: cursor } = await ask({}, cursor));
    if (cursor === null) throw new Error(`The list ends on page ${page}.`);
  }
  return cursor!;
}

/** Records the statement that the product's own query issues for a page. */
async function recordStatement(client: pg.Client, search: ProfessionalSearch, cursor: string | null) {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const after: BoardPlace | null = cursor === null ? null : readCursor(cursor);
  await listProfessionals(drizzle(client, { logger }), searchConditions(search)!, { after, limit: limit + 1 });
  return statements[0]!;
}
