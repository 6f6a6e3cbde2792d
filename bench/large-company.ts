import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { serverCapabilities } from '#application/server-capabilities.ts';
import type { FindReader } from '#platform/capability/finding.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensureLargeCompany, largeOwner, smallOwner, THREADS } from './large-company-database.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const PEOPLE = 100_000;
const HUNDREDTH = 100;

/** Lists of a company with a hundred thousand people: its duplicates, its conversations, and what the palette finds in it. */
export async function measureLargeCompany(): Promise<Figure[]> {
  const address = await ensureLargeCompany(PEOPLE);
  const product = await startBenchProduct(address);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const api = `${product.url}/api`;
  try {
    const owner = await signIn(product.url, largeOwner);
    const space = await spaceOf(client);
    return [
      await measureDuplicates(() => read(`${api}/candidates/duplicates`, owner), client, space.id),
      ...(await measureFinding((typed) => read(`${api}/find?typed=${typed}`, owner), client, space)),
      ...(await measureMessages(api, owner, await signIn(product.url, smallOwner))),
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

async function spaceOf(client: pg.Client): Promise<{ id: string; owner_id: string }> {
  const { rows } = await client.query<{ id: string; owner_id: string }>(
    'select w.id, w.owner_id from workspaces w join users u on u.id = w.owner_id where u.email = $1',
    [largeOwner],
  );
  return rows[0]!;
}

/** The bare statement joins the marks with themselves and says nothing about the people. */
async function measureDuplicates(call: () => Promise<unknown>, client: pg.Client, workspaceId: string) {
  const bare = `select least(m.member_id, n.member_id), greatest(m.member_id, n.member_id), count(*)
    from candidate_marks m join candidate_marks n on n.workspace_id = m.workspace_id and n.mark = m.mark and n.member_id > m.member_id
    where m.workspace_id = $1 group by 1, 2 order by 3 desc limit 100`;
  const { open } = (await call()) as { open: unknown[] };
  if (open.length === 0) throw new Error('Nobody in this database is there twice.');
  const times = await timeInTurn({ product: call, bare: () => client.query(bare, [workspaceId]) });
  return compare(`duplicates of ${PEOPLE} people`, times, 3);
}

/** Measures a rare name and one that everybody has; the bare statements are those of the rooms, one by one. */
async function measureFinding(
  find: (typed: string) => Promise<unknown>,
  client: pg.Client,
  { id, owner_id: userId }: { id: string; owner_id: string },
) {
  const reader = {
    session: { userId, role: 'squadOwner', emailVerified: true },
    workspace: { id, isOwner: true, permissions: [] },
    reach: { workspaceIds: [id] },
    language: 'pt',
  } as unknown as FindReader;
  const figures: Figure[] = [];
  for (const typed of ['zuleide', 'pessoa']) {
    const statements = selectsFor(reader, typed);
    const { found } = (await find(typed)) as { found: unknown[] };
    if (found.length === 0) throw new Error(`Nothing in this database is called ${typed}.`);
    const times = await timeInTurn({
      product: () => find(typed),
      bare: async () => {
        for (const { text, values } of statements) await client.query(text, values);
      },
    });
    figures.push(compare(`palette finds “${typed}” in one request`, times, 2));
  }
  return figures;
}

function selectsFor(reader: FindReader, typed: string): { text: string; values: unknown[] }[] {
  const dialect = new PgDialect();
  return serverCapabilities
    .flatMap(({ finds }) => finds)
    .flatMap(({ select }) => {
      const found = select(reader, typed);
      if (!found) return [];
      const { sql: text, params: values } = dialect.sqlToQuery(sql`select * from (${found}) as found`);
      return [{ text, values }];
    });
}

async function measureMessages(api: string, large: string, small: string): Promise<Figure[]> {
  const page = (cookie: string, cursor?: string) =>
    read(`${api}/messages?limit=30${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`, cookie) as Promise<{
      threads: unknown[];
      nextCursor: string | null;
    }>;
  let { nextCursor } = await page(large);
  for (let number = 2; number < HUNDREDTH; number++) ({ nextCursor } = await page(large, nextCursor!));
  const times = await timeInTurn({
    few: () => page(small),
    many: () => page(large),
    deep: () => page(large, nextCursor!),
  });
  const say = (ms: number) => `${ms.toFixed(2)} ms`;
  const flat = (name: string, one: number, other: number) =>
    figure(`large-company: messages, ${name}`, one / other, {
      atMost: 1.5,
      unit: ' ×',
      from: `${say(one)} and ${say(other)}, median of ${repetitions}`,
    });
  return [
    flat(`${THREADS.large} conversations / ${THREADS.small}`, times.many, times.few),
    flat('hundredth page / first', times.deep, times.many),
  ];
}

function compare(name: string, { product, bare }: { product: number; bare: number }, atMost: number): Figure {
  const from = `product ${product.toFixed(1)} ms, bare SQL ${bare.toFixed(1)} ms, median of ${repetitions}`;
  return figure(`large-company: ${name}, product / bare SQL`, product / bare, { atMost, unit: ' ×', from });
}
