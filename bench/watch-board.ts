import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { ensurePipeline, pipelineOwner } from './pipeline-database.ts';
import { post, signIn } from './product-calls.ts';

export interface WatchOrder {
  url: string;
  cookie: string;
  topic: string;
  watchers: number;
}
export interface SeenMove {
  key: string;
  at: number;
}

const watchers = 200;
const movesPerSecond = 20;
const seconds = 10;
/** Time for the last moves to reach everybody. */
const TIMEOUT_MS = 10_000;

/** Two hundred people watch one board during twenty moves a second: whether each sees each, and how soon after the request. */
export async function measureWatchBoard(): Promise<Figure[]> {
  const connectionString = await ensurePipeline();
  const product = await startBenchProduct(connectionString);
  const people = fork(join(import.meta.dirname, 'board-watchers.ts'));
  try {
    const { positionId, candidates } = await readBoard(connectionString);
    const cookie = await signIn(product.url, pipelineOwner);
    const order: WatchOrder = { url: product.url, cookie, topic: `pipeline:${positionId}`, watchers };
    people.send(order);
    await once(people, 'message');
    const moves = await moveInTime(product.url, cookie, candidates);
    const seen = await waitForAll(people, moves.length * watchers);
    const waits = moves.flatMap(({ key, asked }) => (seen.get(key) ?? []).map(({ at }) => at - asked));
    const missed = moves.length * watchers - waits.length;
    const ranked = waits.toSorted((one, other) => one - other);
    const from = `${moves.length} moves, ${watchers} connections; 99 of 100 within ${ranked[Math.floor(ranked.length * 0.99)]} ms`;
    return [
      figure('watch-board: moves that somebody did not see', missed, { atMost: 0, digits: 0 }),
      figure('watch-board: from asking for a move until another sees it, median', median(waits), {
        atMost: 500,
        unit: ' ms',
        digits: 0,
        from,
      }),
    ];
  } finally {
    people.kill();
    await product.stop();
  }
}

/** What everybody saw, by move: returned once complete, or after the time-out. */
async function waitForAll(people: ChildProcess, expected: number): Promise<Map<string, SeenMove[]>> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    people.send('tell');
    const [seen] = (await once(people, 'message')) as [SeenMove[]];
    if (seen.length >= expected || Date.now() > deadline) return Map.groupBy(seen, ({ key }) => key);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

interface Candidate {
  id: string;
  stage: string;
}

async function readBoard(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Candidate & { position_id: string }>(
      `select id, stage, position_id from applications where state = 'active' and stage in ('new', 'qualify') order by id limit $1`,
      [movesPerSecond * seconds],
    );
    return { positionId: rows[0]!.position_id, candidates: rows };
  } finally {
    await client.end();
  }
}

/** One move every twentieth of a second, without waiting for the previous one; returns when each was requested, and its result. */
async function moveInTime(url: string, cookie: string, candidates: readonly Candidate[]) {
  const started = Date.now();
  return Promise.all(
    candidates.map(async ({ id, stage }, index) => {
      const due = started + (index * 1_000) / movesPerSecond;
      await new Promise((resolve) => setTimeout(resolve, due - Date.now()));
      const asked = Date.now();
      const body = { applicationIds: [id], toStage: stage === 'new' ? 'qualify' : 'new' };
      const response = await post(`${url}/api/candidates/move`, body, cookie);
      const { results } = (await response.json()) as { results: { card: { version: number } }[] };
      return { asked, key: `${id} ${results[0]!.card.version}` };
    }),
  );
}
