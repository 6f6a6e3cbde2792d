import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { newId } from '#platform/db/columns.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { ensureTimesheets } from './timesheet-database.ts';

const ROUNDS = 5;
const MINUTES = 10;

interface Worker {
  member_id: string;
  project_id: string;
  task_id: string;
  token: string;
}

/** Fifty people of one project start and stop their clocks at the same moment, from two devices each. */
export async function measureManyClocks(): Promise<Figure[]> {
  const address = await ensureTimesheets(100_000);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const product = await startBenchProduct(address);
  try {
    const workers = await findWorkers(client);
    const ids = workers.map((worker) => worker.member_id);
    await client.query('delete from running_clocks');
    await client.query("delete from time_entries where origin = 'clock'");
    const times: number[] = [];
    const call = async (method: 'POST' | 'DELETE', { token, project_id: projectId, task_id: taskId }: Worker) => {
      const began = performance.now();
      const answer = await fetch(`${product.url}/api/timeEntries/clock`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ projectId, taskId }) }),
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${method} answered ${answer.status}`);
      times.push(performance.now() - began);
    };
    const everybody = (method: 'POST' | 'DELETE') =>
      Promise.all(workers.flatMap((worker) => [call(method, worker), call(method, worker)]));
    for (let round = 0; round < ROUNDS; round++) {
      await everybody('POST');
      // As if the clocks had run for a while, and what they wrote lay further back with each round.
      const back = `interval '${MINUTES} minutes'`;
      await client.query(`update running_clocks set started_at = started_at - ${back} where member_id = any($1)`, [
        ids,
      ]);
      await everybody('DELETE');
      const away = `interval '${round + 1} hours'`;
      await client.query(
        `update time_entries set started_at = started_at - ${away}, ended_at = ended_at - ${away}
         where origin = 'clock' and ended_at > now() - interval '30 minutes'`,
      );
    }
    const { rows } = await client.query<{ wrong: number }>(
      `select count(*)::int as wrong from unnest($1::uuid[]) as person(id)
       where (select count(*) filter (where minutes between ${MINUTES} and ${MINUTES + 1}) from time_entries e
         where e.member_id = person.id and e.origin = 'clock') <> ${ROUNDS}`,
      [ids],
    );
    const from = `${ROUNDS} rounds of ${workers.length} people on two devices, a call ${median(times).toFixed(0)} ms in the median, ${Math.max(...times).toFixed(0)} ms at most`;
    return [figure('clocks: people with a lost or doubled entry', rows[0]!.wrong, { atMost: 0, digits: 0, from })];
  } finally {
    await client.end();
    await product.stop();
  }
}

/** The people of one project, logged in. */
async function findWorkers(client: pg.Client): Promise<Worker[]> {
  const { rows } = await client.query<Omit<Worker, 'token'>>(`
    select a.member_id, t.project_id, t.id as task_id from task_assignments a join tasks t on t.id = a.task_id
    join projects p on p.id = t.project_id where p.title = 'Projeto 0'`);
  const workers = rows.map((worker) => ({ ...worker, token: randomBytes(24).toString('base64url') }));
  for (const { member_id: userId, token } of workers)
    await client.query(
      `insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [newId(), userId, hashToken(token)],
    );
  return workers;
}
