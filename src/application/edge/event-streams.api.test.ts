import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#accounts/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { announce } from '#platform/events/live-topics.ts';

const STREAMS_PER_SESSION = 2;
const CONNECTIONS_PER_ADDRESS = 10;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    RATE_LIMITS: '1',
    EVENT_STREAMS_PER_SESSION: String(STREAMS_PER_SESSION),
    CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_PER_ADDRESS),
  });
});
afterAll(() => product.close());

async function openStream(token: string, topics: readonly string[], signal?: AbortSignal) {
  const leaving = new AbortController();
  const search = new URLSearchParams(topics.map((topic) => ['topic', topic]));
  const response = await fetch(`${product.url}/api/events?${search}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: signal ?? leaving.signal,
  });
  const reader = response.ok ? response.body!.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let said = '';
  /** Reads until the stream has sent this text. */
  async function hear(expected: string): Promise<void> {
    while (!said.includes(expected)) said += (await reader!.read()).value ?? '';
  }
  return { response, hear, said: () => said, leave: () => leaving.abort() };
}

/** Waits until the server has noticed that a stream is gone. */
async function openSoon(token: string, ...topics: string[]) {
  for (;;) {
    const stream = await openStream(token, topics);
    if (stream.response.status === 200) return stream;
    await delay(50);
  }
}

test('one stream carries several topics by name, and says which ones its reader may not follow', async () => {
  const [mine, other] = [await product.person({ role: 'squadMember' }), await product.person({ role: 'squadMember' })];
  const [first, second, foreign] = [
    `applications:${mine.id}`,
    `ownNegotiations:${mine.id}`,
    `applications:${other.id}`,
  ];
  const stream = await openStream(mine.token, [first, foreign, second]);
  await stream.hear(`event: gone\ndata: ${JSON.stringify({ topic: foreign })}`);
  const id = crypto.randomUUID();
  for (const topic of [foreign, first, second]) await announce(product.database, { topic, id });
  for (const topic of [first, second]) await stream.hear(topic);
  expect(stream.said().match(new RegExp(foreign, 'g'))).toHaveLength(1);
  stream.leave();
  expect((await openStream(mine.token, [foreign])).response.status).toBe(404);
  const many = Array.from({ length: 31 }, () => `applications:${crypto.randomUUID()}`);
  expect((await openStream(mine.token, many)).response.status).toBe(422);
});

test('a page that was just read hears of a gap only where something has happened since', async () => {
  const { id, token } = await product.person({ role: 'squadMember' });
  const [quiet, busy] = [`applications:${id}`, `ownNegotiations:${id}`];
  await announce(product.database, { topic: busy, id: crypto.randomUUID() });
  // The announcement has arrived when somebody who follows it hears of the next one.
  const witness = await openStream(token, [busy]);
  await witness.hear(': open');
  await announce(product.database, { topic: busy, id: crypto.randomUUID() });
  await witness.hear(busy);
  witness.leave();
  // A process that has only just begun to listen knows of no quiet topic.
  await delay(1_100);
  const stream = await openSoon(token, `${quiet}@0`, `${busy}@5000`);
  await stream.hear(`event: gap\ndata: ${JSON.stringify({ topic: busy })}`);
  expect(stream.said()).not.toContain(quiet);
  stream.leave();
  // Longer ago than this process knows.
  const old = await openSoon(token, `${quiet}@999999999`);
  await old.hear(`event: gap\ndata: ${JSON.stringify({ topic: quiet })}`);
  old.leave();
});

test('streams that end together come back one after the other: each is told another pause', async () => {
  const pauses = new Set<number>();
  for (let count = 0; count < 12; count += 1) {
    const { id, token } = await product.person({ role: 'squadMember' });
    const stream = await openStream(token, [`applications:${id}`]);
    await stream.hear(': open');
    const pause = Number(/^retry: (\d+)$/m.exec(stream.said())?.[1]);
    expect(pause).toBeGreaterThanOrEqual(1_000);
    expect(pause).toBeLessThan(5_000);
    pauses.add(pause);
    stream.leave();
  }
  expect(pauses.size).toBeGreaterThan(6);
});

test('a session may have a limited number of open streams, and as many again once they are closed', async () => {
  const { id, token } = await product.person({ role: 'squadMember' });
  const topic = `applications:${id}`;
  const open = [await openStream(token, [topic]), await openStream(token, [topic])];
  const { response } = await openStream(token, [topic]);
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  open[0]!.leave();
  (await openSoon(token, topic)).leave();
  open[1]!.leave();
});

test('streams that are left before they open do not count as open', async () => {
  const { id, token } = await product.person({ role: 'squadMember' });
  const topics = [`applications:${id}`];
  for (let round = 0; round <= STREAMS_PER_SESSION; round += 1) {
    await product.database.transaction(async (transaction) => {
      // The query waits for this table, so that the client disconnects before the answer.
      await transaction.execute(sql`lock table ${sessions} in access exclusive mode`);
      await expect(openStream(token, topics, AbortSignal.timeout(100))).rejects.toThrow('aborted');
    });
  }
  await delay(200);
  const stream = await openStream(token, topics);
  expect(stream.response.status).toBe(200);
  stream.leave();
});

test('one address may have a limited number of simultaneous calls, open streams included', async () => {
  const people = await Promise.all(
    Array.from({ length: CONNECTIONS_PER_ADDRESS / STREAMS_PER_SESSION }, () =>
      product.person({ role: 'squadMember' }),
    ),
  );
  const open = [];
  for (const { id, token } of people) {
    for (let count = 0; count < STREAMS_PER_SESSION; count += 1) open.push(await openSoon(token, `applications:${id}`));
  }
  const refused = await product.anonymous.raw('GET /health');
  expect([refused.status, refused.body.error.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
    429,
    'platform.tooMany',
    true,
  ]);
  for (const stream of open) stream.leave();
  await expect.poll(async () => (await product.anonymous.raw('GET /health')).status).toBe(200);
});
