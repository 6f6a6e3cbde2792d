import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RawAnswer } from '#application/testing/caller.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';
import { announce } from '#platform/events/live-topics.ts';
import { type OutageProxy, startOutageProxy } from '#platform/testing/outage-proxy.ts';

let product: TestProduct;
let proxy: OutageProxy;
/** Connects around the proxy. */
let direct: MonitoredClient;
let person: Awaited<ReturnType<TestProduct['person']>>;
beforeAll(async () => {
  product = await startTestProduct({}, async (connectionString) => {
    direct = await connectClient(connectionString, 'test');
    proxy = await startOutageProxy(connectionString);
    return proxy.connectionString;
  });
  await product.startWorker();
  person = await product.person({ role: 'squadOwner' });
});
afterAll(async () => {
  await direct.end();
  await product.close();
  await proxy.stop();
});

const board = () => product.anonymous('GET /opportunities');
/** Generous, so that a busy machine does not fail the test. Without the timeouts it takes 10 to 37 s. */
const TIMEOUT_MS = 6_000;

function expectUnavailable({ status, body, headers }: RawAnswer): void {
  expect([status, body.error?.code]).toEqual([503, 'platform.unavailable']);
  expect(headers.get('retry-after')).toMatch(/^[1-3]$/);
  expect(body.error.requestId).toBe(headers.get('x-request-id'));
}

/** Terminates the product's connections as a database administrator would. */
const terminate = () =>
  direct.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'ponte'`,
  );

const countConnections = async (name: string): Promise<number> =>
  (
    await direct.query('select from pg_stat_activity where datname = current_database() and application_name = $1', [
      name,
    ])
  ).rowCount ?? 0;

async function recover(): Promise<void> {
  await expect.poll(async () => (await product.anonymous.raw('GET /ready')).status).toBe(200);
  expect((await board()).status).toBe(200);
  expect((await person.call('GET /session')).body.session!.email).toBe(person.email);
}

test('a connection that breaks inside a transaction fails that work and nothing else', async () => {
  const work = product.database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    await terminate();
    // The broken connection is noticed while no call is running, so no answer can fail.
    await delay(200);
    await transaction.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  await recover();
});

test('calls that are waiting when their connections break are told to retry', async () => {
  await direct.query('begin');
  await direct.query('lock table positions, sessions in access exclusive mode');
  const calls = [board(), person.call('GET /session'), fetch(`${product.url}/jobs.xml`)] as const;
  await expect
    .poll(async () => (await direct.query(`select from pg_locks where not granted`)).rowCount)
    .toBeGreaterThanOrEqual(3);
  await terminate();
  expectUnavailable(await calls[0]);
  expectUnavailable(await calls[1]);
  const feed = await calls[2];
  expect([feed.status, feed.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-3]$/)]);
  await direct.query('rollback');
  await recover();
});

test.each(['refuse', 'hang'] as const)(
  'a database that is away (%s): 503 soon, ready red, and all works again by itself',
  async (kind) => {
    await recover();
    await direct.query('begin');
    await direct.query('lock table positions in access exclusive mode');
    const waiting = board();
    await expect
      .poll(async () => (await direct.query(`select from pg_locks where not granted`)).rowCount)
      .toBeGreaterThanOrEqual(1);
    const begun = performance.now();
    proxy[kind]();
    const answers = await Promise.all([waiting, board(), person.call('GET /session'), person.call('GET /myProjects')]);
    for (const answer of answers) expectUnavailable(answer);
    expectUnavailable(await product.anonymous.raw('GET /ready'));
    expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS);

    // The outage is known by now, so calls no longer wait.
    const later = performance.now();
    for (let count = 0; count < 20; count += 1) expectUnavailable(await person.call('GET /session'));
    const stream = await fetch(`${product.url}/api/events?topic=applications:${person.id}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(stream.status).toBe(503);
    expect(performance.now() - later).toBeLessThan(TIMEOUT_MS);
    expect((await product.anonymous.raw('GET /health')).status).toBe(200);

    await direct.query('rollback');
    await proxy.restore();
    await recover();
  },
);

test.each([
  ['pt-BR,pt;q=0.9', 'pt-BR', 'Voltamos já'],
  ['en', 'en', 'We’ll be right back'],
])(
  'a page asked for while the database is away says so in the reader’s language (%s), and comes back by itself',
  async (languages, lang, title) => {
    await recover();
    const ask = (path: string) =>
      fetch(product.url + path, {
        headers: { accept: 'text/html', 'accept-language': languages, cookie: 'ponte.session_token=x.y' },
      });
    proxy.refuse();
    await expect.poll(async () => (await product.anonymous.raw('GET /ready')).status).toBe(503);
    for (const path of ['/jobs', '/login', '/projects?stage=all']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        503,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers.get('retry-after')).toMatch(/^[1-3]$/);
      const page = await answer.text();
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).toMatch(/<meta http-equiv="refresh" content="\d">/);
      expect(page).not.toContain('<script');
    }
    expect((await ask('/maintenance')).status).toBe(200);
    await proxy.restore();
    await recover();
    const back = await ask('/jobs');
    expect([back.status, await back.text()]).toEqual([200, expect.not.stringContaining(title)]);
  },
);

test('after an outage one connection listens, open streams reload, and live updates arrive again', async () => {
  await recover();
  const heard: unknown[] = [];
  const stop = product.listener.watch('outage:1', (announcement) => heard.push(announcement));
  proxy.refuse();
  // A failed attempt must not start another retry loop; otherwise there would be dozens by now.
  await delay(4_000);
  await proxy.restore();
  await expect.poll(() => heard).toEqual(['gap']);
  await recover();
  await announce(product.database, { topic: 'outage:1', id: '2' });
  await expect.poll(() => heard.length).toBe(2);
  expect(await countConnections('ponte-live')).toBe(1);
  expect(await countConnections('ponte-heartbeat')).toBe(1);
  stop();
});

test('one broken connection is no outage', async () => {
  await recover();
  await direct.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'ponte-heartbeat'`,
  );
  for (let count = 0; count < 10; count += 1) {
    expect((await board()).status).toBe(200);
    await delay(20);
  }
  await expect.poll(() => countConnections('ponte-heartbeat')).toBe(1);
});

test('after an outage jobs start at once again, and schedules are held', async () => {
  await recover();
  proxy.refuse();
  await expect.poll(async () => (await product.anonymous.raw('GET /ready')).status).toBe(503);
  await proxy.restore();
  await recover();
  await expect.poll(() => countConnections('ponte-live')).toBe(1);
  // Nobody woken finds one of them by a look, which comes every ten seconds, but not two.
  for (let count = 0; count < 2; count += 1) {
    const { rows } = await direct.query<{ begun: Date }>('select clock_timestamp() as begun');
    await product.queue.send('purge-rate-limits', {});
    const done = () =>
      direct.query(`select from pgboss.job where group_id = 'purge-rate-limits' and completed_on > $1`, [
        rows[0]!.begun,
      ]);
    await expect.poll(async () => (await done()).rowCount, { timeout: 5_000 }).toBe(1);
  }
  const held = () =>
    direct.query(
      `select from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and application_name = 'ponte-live' and datname = current_database()`,
    );
  await expect.poll(async () => (await held()).rowCount, { timeout: 20_000 }).toBe(1);
}, 60_000);
