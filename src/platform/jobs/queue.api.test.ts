import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Ports } from '#platform/capability/ports.ts';
import { readConfig } from '#platform/config.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { startListener } from '#platform/events/live-topics.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { JobServices } from '#platform/jobs/job-context.ts';
import { type AnyJob, createQueue, type JobDefinition } from '#platform/jobs/queue.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
let tools: JobServices;
beforeAll(async () => {
  clone = await createTestDatabase();
  connection = openConnection(clone.connectionString, 4);
  const files = createFileStore({ filesUrl: undefined, dataDirectory: tmpdir() });
  tools = { log, files, database: connection.database, settings: readConfig({}), ports: {} as Ports };
});
afterAll(async () => {
  await connection.close();
  await clone.drop();
});

const log = pino({ level: 'silent' });
const SUPERVISE_SECONDS = 1;

type Run = JobDefinition<object>['run'];
const jobOf = (name: string, run: Run, more: Partial<AnyJob> = {}): AnyJob => ({
  ...{ name, retryLimit: 0, retryDelaySeconds: 1, ...more },
  run,
});

/** An instance of the product as far as its queue goes; `die` cuts its connections without a goodbye, as a killed process does. */
async function startInstance(jobs: readonly AnyJob[], around: { log?: pino.Logger; superviseSeconds?: number } = {}) {
  const own = openConnection(clone.connectionString, 4);
  const listener = await startListener(own);
  const queue = createQueue(jobs, { connection: own, listener, log, ...around });
  await queue.start();
  let death: Promise<void> | undefined;
  const die = () => (death ??= listener.close().then(() => own.close()));
  async function stop(): Promise<void> {
    await queue.stop();
    await die();
  }
  onTestFinished(stop);
  return { queue, work: () => queue.work(tools), die, stop };
}

const rowsOf = async <Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]> =>
  (await connection.pool.query<Row>(statement, values)).rows;

const statesOf = (name: string) =>
  rowsOf<{ state: string }>(`select state from pgboss.job where group_id = $1 order by state`, name);

test('a job whose worker died runs again on another instance, once', { timeout: 90_000 }, async () => {
  const runs: string[] = [];
  let release = () => {};
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const first = await startInstance([
    jobOf(
      'slow',
      async () => {
        runs.push('first');
        await stuck;
      },
      { retryLimit: 2 },
    ),
  ]);
  await first.work();
  await first.queue.send('slow', {});
  await expect.poll(() => runs).toEqual(['first']);
  await first.die();

  const jobs = [jobOf('slow', async () => void runs.push('other'), { retryLimit: 2 })];
  const other = await startInstance(jobs, { superviseSeconds: SUPERVISE_SECONDS });
  await other.work();
  // Lets the time pass within which the worker must send a heartbeat.
  await rowsOf(`update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes' where group_id = 'slow'`);
  await expect.poll(() => statesOf('slow'), { timeout: 60_000 }).toEqual([{ state: 'completed' }]);
  // Its result is ignored when it resumes.
  release();
  await first.stop();
  expect(runs).toEqual(['first', 'other']);
  expect(await statesOf('slow')).toEqual([{ state: 'completed' }]);
});

test(
  'a job that fails is in the log, without the values of its statements, which the queue does not keep either',
  { timeout: 60_000 },
  async () => {
    const lines: string[] = [];
    const errors = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const run: Run = async (_data, { database }) => {
      await database.execute(sql`select ${'someone@ponte.test'}::int`);
    };
    const { queue, work } = await startInstance([jobOf('failing', run, { retryLimit: 1, retryDelaySeconds: 0 })], {
      log: errors,
    });
    await work();
    await queue.send('failing', {});
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2);
    const logged = lines.map((line) => JSON.parse(line) as object);
    const failed = { job: 'failing', msg: 'job failed', problem: { code: '22P02' } };
    expect(logged).toMatchObject([
      { ...failed, level: 40 },
      { ...failed, level: 50 },
    ]);
    const failure = () =>
      rowsOf<{ output: string }>(`select output::text from pgboss.job where group_id = 'failing' and state = 'failed'`);
    await expect.poll(async () => (await failure()).length).toBe(1);
    expect(lines.join('') + (await failure())[0]!.output).not.toContain('someone');
  },
);

test('an error that each look meets is in the log once, and jobs go on after it', { timeout: 60_000 }, async () => {
  const lines: string[] = [];
  const errors = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  let runs = 0;
  const { queue, work } = await startInstance([jobOf('plain', async () => void (runs += 1))], { log: errors });
  await work();
  const [{ channel }] = (await rowsOf<{ channel: string }>(
    `select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`,
  )) as [{ channel: string }];
  await rowsOf('alter schema pgboss rename to away');
  for (let look = 0; look < 3; look += 1) {
    await rowsOf('select pg_notify($1, $2)', channel, 'jobs');
    await delay(300);
  }
  await rowsOf('alter schema away rename to pgboss');
  const codes = lines.map((line) => (JSON.parse(line) as { problem: { code: string } }).problem.code);
  expect(codes).toContain('42P01');
  // A query that is under way meets another error.
  expect(codes).toEqual([...new Set(codes)]);
  await queue.send('plain', {});
  await expect.poll(() => runs).toBe(1);
});

test('a job that another process queued starts at once, and so does the next one', async () => {
  const started: number[] = [];
  const jobs = [jobOf('asked', async () => void started.push(performance.now()))];
  const asking = await startInstance(jobs);
  const working = await startInstance(jobs);
  await working.work();
  for (const count of [1, 2, 3]) {
    const asked = performance.now();
    await asking.queue.send('asked', {});
    await expect.poll(() => started.length, { timeout: 20_000, interval: 20 }).toBe(count);
    // A look comes only every ten seconds.
    expect(started.at(-1)! - asked).toBeLessThan(5_000);
  }
});

test('jobs of one name follow each other, and hold up no job of another name', async () => {
  const order: string[] = [];
  let release = () => {};
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const { queue, work } = await startInstance([
    jobOf('long', async () => {
      order.push('long');
      await stuck;
    }),
    jobOf('short', async () => void order.push('short')),
  ]);
  await work();
  await queue.send('long', {});
  await queue.send('long', {});
  await expect.poll(() => order).toEqual(['long']);
  await queue.send('short', {});
  await expect.poll(() => order).toEqual(['long', 'short']);
  release();
  await expect.poll(() => order).toEqual(['long', 'short', 'long']);
});

test(
  'one of two instances holds the schedules, each turn runs once, and the other one takes over',
  { timeout: 90_000 },
  async () => {
    const turns: number[] = [];
    const name = `tick-${randomUUID()}`;
    const jobs = [jobOf(name, async () => void turns.push(Date.now()), { schedule: '*/4 * * * * *' })];
    const holders = () =>
      rowsOf<{ pid: number }>(
        `select pid from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and d.datname = current_database()`,
      );
    const [one, other] = [await startInstance(jobs), await startInstance(jobs)];
    await one.work();
    await expect.poll(() => turns.length, { timeout: 20_000 }).toBeGreaterThan(1);
    const former = await holders();
    expect(former).toHaveLength(1);
    await other.work();
    const together = turns.length;
    await expect.poll(() => turns.length, { timeout: 20_000 }).toBeGreaterThan(together + 1);
    expect(await holders()).toEqual(former);
    await one.stop();
    const before = turns.length;
    const isOther = async () => (await holders()).map(({ pid }) => pid !== former[0]!.pid);
    await expect.poll(isOther, { timeout: 30_000 }).toEqual([true]);
    await expect.poll(() => turns.length, { timeout: 30_000 }).toBeGreaterThan(before + 1);
    const created = await rowsOf<{ id: string }>('select id from pgboss.job where group_id = $1', name);
    expect(turns.length).toBeLessThanOrEqual(created.length);
    expect(turns.length).toBeLessThanOrEqual(Math.floor((Date.now() - turns[0]!) / 4_000) + 2);
  },
);

test('a run that was missed is made up for once, whatever was asked for by hand in between', async () => {
  const runs: string[] = [];
  const name = `daily-${randomUUID()}`;
  // Its turn was an hour ago.
  const hour = (new Date().getUTCHours() + 23) % 24;
  const jobs = [jobOf(name, async () => void runs.push('run'), { schedule: `0 ${hour} * * *` })];
  const former = await startInstance(jobs);
  await former.work();
  await former.queue.send(name, {});
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  await former.stop();
  const asked = runs.length;
  // The last run that a schedule queued is two days old.
  await rowsOf(`delete from pgboss.job where singleton_key like 'scheduled %'`);
  await rowsOf(
    `insert into pgboss.job (name, group_id, singleton_key, state, created_on, completed_on)
     values ('jobs', $1, 'scheduled ' || $1, 'completed', $2, $2)`,
    name,
    new Date(Date.now() - 2 * 86_400_000),
  );
  const next = await startInstance(jobs);
  await next.work();
  await expect.poll(() => runs.length).toBe(asked + 1);
  await next.stop();
  const later = await startInstance(jobs);
  await later.work();
  await later.queue.send(name, {});
  await expect.poll(() => runs.length).toBe(asked + 2);
});

test(
  'jobs and schedules of a version with a queue for each job are taken over while it still runs',
  { timeout: 60_000 },
  async () => {
    const db = { executeSql: (text: string, values?: unknown[]) => connection.pool.query(text, values) };
    const problems: unknown[] = [];
    const older = new PgBoss({ db, schema: 'pgboss' });
    older.on('error', (problem) => problems.push(problem));
    await older.start();
    for (const name of ['kept', 'gone']) {
      await older.createQueue(name);
      await older.schedule(name, '0 3 * * *');
    }
    await older.send('kept', { from: 'older' });

    const seen: unknown[] = [];
    const kept = jobOf('kept', async (data) => void seen.push(data), { schedule: '0 4 * * *' });
    const newer = await startInstance([kept]);
    // A version that is only being prepared leaves the older one its work.
    expect(await rowsOf('select from pgboss.schedule')).toHaveLength(2);
    await newer.work();
    await expect.poll(() => seen).toContainEqual({ from: 'older' });
    expect(await rowsOf('select from pgboss.schedule')).toEqual([]);
    await older.send('kept', {});
    await older.stop({ graceful: false });
    expect(problems).toEqual([]);
  },
);

test('a job that an older version does not know is retried by the newer one', { timeout: 60_000 }, async () => {
  const seen: unknown[] = [];
  const older = await startInstance([]);
  await older.work();
  const newer = await startInstance([jobOf('new', async (data) => void seen.push(data), { retryLimit: 3 })]);
  await newer.queue.send('new', { of: 'newer' });
  await expect.poll(() => statesOf('new')).toEqual([{ state: 'retry' }]);
  await older.stop();
  await newer.work();
  await expect.poll(() => seen, { timeout: 30_000 }).toEqual([{ of: 'newer' }]);
});

test('a product that is stopped while its places are being opened ends without an error', async () => {
  const { stop, work } = await startInstance([jobOf('one', async () => {}, { schedule: '0 3 * * *' })]);
  const opening = work();
  await Promise.all([expect(opening).resolves.toBeUndefined(), stop()]);
});
