import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { serverCapabilities } from '#application/server-capabilities.ts';
import type { WaitingReader } from '#platform/capability/waiting.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHiring, hiringOwner } from './hiring-database.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const READ_OF_KIND = 100;

/** `GET /waiting` for the owner of a company with a hundred thousand candidates, compared with the SELECT of each kind on its own. */
export async function measureWhatWaits(): Promise<Figure[]> {
  const address = await ensureHiring(100_000);
  const product = await startBenchProduct(address);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const cookie = await signIn(product.url, hiringOwner);
    const statements = selectsFor(await readerOf(client));
    const { total } = (await read(`${product.url}/api/waiting`, cookie)) as { total: { more: boolean } };
    if (!total.more) throw new Error('Too little waits in this database for the figure to say anything.');
    const times = await timeInTurn({
      product: () => read(`${product.url}/api/waiting`, cookie),
      bare: async () => {
        for (const { text, values } of statements) await client.query(text, values);
      },
    });
    const from = `product ${times.product.toFixed(1)} ms, ${statements.length} bare SELECTs ${times.bare.toFixed(1)} ms, median of ${repetitions}`;
    const ratio = times.product / times.bare;
    return [figure('what-waits: 100,000 candidates, product / bare SQL', ratio, { atMost: 2, unit: ' ×', from })];
  } finally {
    await client.end();
    await product.stop();
  }
}

async function readerOf(client: pg.Client): Promise<WaitingReader> {
  const { rows } = await client.query<{ id: string; owner_id: string }>(
    'select w.id, w.owner_id from workspaces w join users u on u.id = w.owner_id where u.email = $1',
    [hiringOwner],
  );
  const { id, owner_id: userId } = rows[0]!;
  return {
    session: { userId, role: 'squadOwner', emailVerified: true },
    workspace: { id, isOwner: true, permissions: [] },
    reach: { workspaceIds: [id] },
    language: 'en',
    settings: { minimumProfileScore: 0 },
    now: new Date(),
    projectId: null,
  } as unknown as WaitingReader;
}

function selectsFor(reader: WaitingReader): { text: string; values: unknown[] }[] {
  const dialect = new PgDialect();
  return serverCapabilities
    .flatMap(({ waiting }) => waiting?.sources ?? [])
    .flatMap(({ select }) => select(reader) ?? [])
    .map((found) => {
      const { sql: text, params } = dialect.sqlToQuery(
        sql`select * from (${found}) as found order by until, since limit ${READ_OF_KIND}`,
      );
      return { text, values: params };
    });
}
