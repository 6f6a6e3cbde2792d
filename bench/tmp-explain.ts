import pg from '/work/wt/rest-next/node_modules/pg/lib/index.js';
import { benchServer } from '/work/wt/rest-next/bench/bench-server.ts';
import { ensureVacancies } from '/work/wt/rest-next/bench/vacancy-database.ts';
import { pageQuery } from '/work/wt/rest-next/src/jobs/board/server/board-queries.ts';
import { filtersOf } from '/work/wt/rest-next/src/jobs/board/server/read-board.ts';
const url = await ensureVacancies(Number(process.argv[2]));
const client = new pg.Client({ connectionString: url });
await client.connect();
const alone = pageQuery(filtersOf({ area: ['programming'], workModel: ['remote'] })!, null, 21, null);
const time = async (q: any, n = 30) => {
  const ts: number[] = [];
  for (let i = 0; i < n; i++) {
    const s = performance.now();
    await client.query(q);
    ts.push(performance.now() - s);
  }
  return ts.toSorted((a, b) => a - b)[n >> 1]!.toFixed(2);
};
console.log('alone', await time(alone));
for (const search of (process.argv[3] ?? 'Jatobá Tecnologia').split(','))
  for (const tier of ['title', 'partOfTitle', 'tags', 'elsewhere'] as const) {
    const q = pageQuery(filtersOf({ search })!, null, 21, tier);
    console.log(search, tier, await time(q));
    if (process.argv[4]) {
      const { rows } = await client.query('explain (analyze, buffers) ' + q.text, q.values);
      console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'));
    }
  }
await client.end();
await benchServer.stop();
