import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensurePipeline, pipelineOwner } from './pipeline-database.ts';
import { post, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

/** A move on the board, plain and under the key that our pages send, compared with the least SQL that a move needs. */
export async function measureMove(): Promise<Figure[]> {
  const address = await ensurePipeline();
  const product = await startBenchProduct(address);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const times = await timeMoves(product.url, await signIn(product.url, pipelineOwner), client);
    return [
      compareMove('move', times.plain, times.bare),
      compareMove('move: under a key, as our pages send it', times.keyed, times.bare),
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

export function compareMove(name: string, product: number, bare: number): Figure {
  const from = `product ${product.toFixed(1)} ms, bare SQL ${bare.toFixed(1)} ms, median of ${repetitions}`;
  return figure(`${name}, product / bare SQL`, product / bare, { atMost: 4, unit: ' ×', from });
}

interface Candidate {
  id: string;
  position_id: string;
}

/** Moves candidates of the first column there and back, each way of moving one of its own. */
export async function timeMoves(url: string, cookie: string, client: pg.Client) {
  const { rows } = await client.query<Candidate>(
    `select id, position_id from applications where stage = 'new' and state = 'active' order by id limit 3`,
  );
  const [plain, keyed, other] = rows as [Candidate, Candidate, Candidate];
  const move = ({ id }: Candidate, makeHeaders: () => Record<string, string>) => {
    let isBack = true;
    return () => {
      isBack = !isBack;
      const body = { applicationIds: [id], toStage: isBack ? 'new' : 'qualify' };
      return post(`${url}/api/candidates/move`, body, cookie, makeHeaders());
    };
  };
  const moveByHand = (candidate: Candidate) => {
    let isBack = true;
    return () => {
      isBack = !isBack;
      return moveBare(client, candidate, isBack ? ['qualify', 'new'] : ['new', 'qualify']);
    };
  };
  return timeInTurn({
    plain: move(plain, () => ({})),
    keyed: move(keyed, () => ({ 'idempotency-key': randomUUID() })),
    bare: moveByHand(other),
  });
}

/** The minimum of a move: the card, its record, and the notification of watchers. */
async function moveBare(
  client: pg.Client,
  { id, position_id }: Candidate,
  [from, to]: [string, string],
): Promise<void> {
  await client.query('begin');
  await client.query('select id from applications where id = $1 for update', [id]);
  await client.query(
    'update applications set stage = $2, stage_entered_at = now(), version = version + 1, updated_at = now() where id = $1',
    [id, to],
  );
  await client.query(
    `insert into application_history (id, application_id, event, from_stage, to_stage) values (gen_random_uuid(), $1, 'moved', $2, $3)`,
    [id, from, to],
  );
  await client.query('select pg_notify($1, $2)', [
    'ponte_live',
    JSON.stringify({ topic: `pipeline:${position_id}`, id }),
  ]);
  await client.query('commit');
}
