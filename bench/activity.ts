import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type ActivityQuery, selectActivity } from '#activity/server/activity-query.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHiring, hiringOwner } from './hiring-database.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const narrowed: Readonly<Record<string, ActivityQuery>> = {
  'newest page': {},
  'moves only': { kind: 'moves' },
  'words of a job': { search: 'vaga 7-3' },
  'words of nothing': { search: 'xyzzyq' },
};

/** `GET /workspace/activity` for the owner of a company with a hundred thousand candidates, compared with its statement on its own. */
export async function measureActivity(): Promise<Figure[]> {
  const address = await ensureHiring(100_000);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const product = await startBenchProduct(address);
  try {
    const count = await plantHappenings(client);
    const cookie = await signIn(product.url, hiringOwner);
    const { rows } = await client.query<{ id: string }>(
      'select w.id from workspaces w join users u on u.id = w.owner_id where u.email = $1',
      [hiringOwner],
    );
    const figures: Figure[] = [];
    for (const [name, query] of Object.entries(narrowed)) {
      const { sql: text, params } = new PgDialect().sqlToQuery(sql`${selectActivity(rows[0]!.id, query)}`);
      const search = new URLSearchParams(Object.entries(query) as [string, string][]);
      const times = await timeInTurn({
        product: () => read(`${product.url}/api/workspace/activity?${search}`, cookie),
        bare: () => client.query(text, params),
      });
      const from = `product ${times.product.toFixed(1)} ms, bare statement ${times.bare.toFixed(1)} ms, ${count} happenings, median of ${repetitions}`;
      figures.push(
        figure(`activity: ${name}, product / bare SQL`, times.product / times.bare, { atMost: 3, unit: ' ×', from }),
      );
    }
    return figures;
  } finally {
    // Other benches count what they record themselves.
    await client.query('truncate happenings');
    await client.end();
    await product.stop();
  }
}

/** What the planted histories would have recorded, with ids in the order of time. */
async function plantHappenings(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`
    insert into happenings (id, name, workspace_id, actor_id, ids, about, at)
    select (lpad(to_hex((extract(epoch from h.created_at) * 1000)::bigint), 12, '0') || '7' || left(md5(h.id::text), 3) || '8' || substr(md5(h.id::text), 4, 15))::uuid,
      'jobs.' || h.event, a.workspace_id, h.actor_id,
      jsonb_build_object('applicationId', a.id, 'positionId', a.position_id, 'memberId', a.member_id),
      array[a.id, a.position_id, a.member_id], h.created_at
    from application_history h join applications a on a.id = h.application_id`);
  await client.query('analyze happenings');
  return rowCount ?? 0;
}
