import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from '#platform/capability/ports.ts';
import { readConfig } from '#platform/config.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { JobServices } from '#platform/jobs/job-context.ts';
import { createQueue, type JobDefinition } from '#platform/jobs/queue.ts';
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

const stateOfJobs = async () =>
  (await connection.pool.query<{ state: string }>(`select state from pgboss.job where name = 'slow' order by state`))
    .rows;

test('a job whose worker died runs again on another instance, once', { timeout: 60_000 }, async () => {
  const runs: string[] = [];
  let release = () => {};
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const job = (run: JobDefinition<object>['run']) => [{ name: 'slow', retryLimit: 2, retryDelaySeconds: 1, run }];
  const dying = openConnection(clone.connectionString, 4);
  const first = createQueue(
    dying,
    job(async () => {}),
    log,
  );
  await first.start();
  await first.work(
    job(async () => {
      runs.push('first');
      await stuck;
    }),
    tools,
  );
  await first.send('slow', {});
  await expect.poll(() => runs).toEqual(['first']);
  // Simulates a machine that loses power: nothing more is sent from it.
  await dying.close();

  const other = createQueue(
    connection,
    job(async () => {}),
    log,
    SUPERVISE_SECONDS,
  );
  await other.start();
  await other.work(
    job(async () => void runs.push('other')),
    tools,
  );
  // Lets the time pass within which the worker must send a heartbeat.
  await connection.pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes' where name = 'slow'`,
  );
  await expect.poll(stateOfJobs).toEqual([{ state: 'completed' }]);
  // Its result is ignored when it resumes.
  release();
  await first.stop();
  expect(runs).toEqual(['first', 'other']);
  expect(await stateOfJobs()).toEqual([{ state: 'completed' }]);
  await other.stop();
});

test('a job that fails is in the log, without the values of its statements, which the queue does not keep either', async () => {
  const lines: string[] = [];
  const errors = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const run: JobDefinition<object>['run'] = async (_data, { database }) => {
    await database.execute(sql`select ${'someone@ponte.test'}::int`);
  };
  const jobs = [{ name: 'failing', retryLimit: 1, retryDelaySeconds: 0, run }];
  const queue = createQueue(connection, jobs, errors);
  await queue.start();
  await queue.work(jobs, tools);
  await queue.send('failing', {});
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(2);
  const logged = lines.map((line) => JSON.parse(line) as object);
  const failed = { job: 'failing', msg: 'job failed', problem: { code: '22P02' } };
  expect(logged).toMatchObject([
    { ...failed, level: 40 },
    { ...failed, level: 50 },
  ]);
  const failure = () =>
    connection.pool.query<{ output: string }>(
      `select output::text from pgboss.job where name = 'failing' and state = 'failed'`,
    );
  await expect.poll(async () => (await failure()).rowCount).toBe(1);
  expect(lines.join('') + (await failure()).rows[0]!.output).not.toContain('someone');
  await queue.stop();
});

test('an error that all workers of the queue meet is in the log once, not at every attempt', async () => {
  const lines: string[] = [];
  const errors = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const jobs = ['one', 'two', 'three'].map((name) => ({
    name,
    retryLimit: 0,
    retryDelaySeconds: 1,
    run: async () => {},
  }));
  const queue = createQueue(connection, jobs, errors);
  await queue.start();
  await queue.work(jobs, tools);
  await connection.pool.query('alter schema pgboss rename to away');
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  // Each worker asks three times more.
  await delay(1_600);
  await connection.pool.query('alter schema away rename to pgboss');
  const codes = lines.map((line) => (JSON.parse(line) as { problem: { code: string } }).problem.code);
  expect(codes).toContain('42P01');
  // A query that is under way meets another error.
  expect(codes).toEqual([...new Set(codes)]);
  await queue.stop();
});

test('a renamed job is no longer scheduled under its former name', { timeout: 60_000 }, async () => {
  const job = { name: 'former', retryLimit: 0, retryDelaySeconds: 1, schedule: '0 3 * * *', run: async () => {} };
  const renamed = { ...job, name: 'renamed', formerNames: ['former'] };
  for (const [jobs, scheduled] of [
    [[job], ['former']],
    [[renamed], ['renamed']],
  ] as const) {
    const queue = createQueue(connection, jobs, log);
    await queue.start();
    await queue.work(jobs, tools);
    const { rows } = await connection.pool.query<{ name: string }>('select name from pgboss.schedule');
    expect(rows.map(({ name }) => name)).toEqual(scheduled);
    await queue.stop();
  }
});

test('a product that is stopped while its jobs are being registered ends without an error', async () => {
  const jobs = ['one', 'two', 'three'].map((name) => ({
    name,
    retryLimit: 0,
    retryDelaySeconds: 1,
    schedule: '0 3 * * *',
    run: async () => {},
  }));
  const queue = createQueue(connection, jobs, log);
  await queue.start();
  const registering = queue.work(jobs, tools);
  await Promise.all([expect(registering).resolves.toBeUndefined(), queue.stop()]);
});
