import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Connection, type Database, openConnection } from '#platform/db/connection.ts';
import { markHot } from '#platform/db/statements/hot-statements.ts';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';
import { runTogether } from '#platform/db/statements/run-together.ts';
import { type OutageProxy, startOutageProxy } from '#platform/testing/outage-proxy.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const notes = pgTable('notes', { number: integer().primaryKey() });
let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: OutageProxy;
/** Connects around the proxy. */
let direct: MonitoredClient;
let connection: Connection;
beforeAll(async () => {
  clone = await createTestDatabase();
  direct = await connectClient(clone.connectionString, 'test');
  proxy = await startOutageProxy(clone.connectionString);
  connection = openConnection(proxy.connectionString, 1);
  await connection.pool.query('create table notes (number integer primary key)');
});
beforeEach(async () => void (await connection.pool.query('truncate notes')));
afterAll(async () => {
  await connection.close();
  await direct.end();
  await proxy.stop();
  await clone.drop();
});

const write = (database: Database, number: number) => database.insert(notes).values({ number });
const divide = (database: Database, by: number) =>
  database.execute<{ ratio: number }>(sql`select 6 / ${by}::int as ratio`);
const kept = async () => (await connection.database.select().from(notes)).map(({ number }) => number).toSorted();

test('a transaction that goes on after a failure is not taken for a committed one', async () => {
  const careless = connection.database.transaction(async (transaction) => {
    await write(transaction, 1);
    await divide(transaction, 0).catch(() => {});
  });
  await expect(careless).rejects.toThrow('commit');
  expect(await kept()).toEqual([]);
});

test('steps that travel together end before the transaction does, whichever fails', async () => {
  const late = async (transaction: Database) => {
    await divide(transaction, 1);
    await write(transaction, 2);
  };
  const both = connection.database.transaction((transaction) =>
    runTogether(late(transaction), Promise.reject(new Error('not sent')), write(transaction, 3)),
  );
  await expect(both).rejects.toThrow('not sent');
  expect(await kept()).toEqual([]);
  const [, ratio] = await connection.database.transaction((transaction) =>
    runTogether(late(transaction), divide(transaction, 2)),
  );
  expect(ratio.rows).toEqual([{ ratio: 3 }]);
  expect(await kept()).toEqual([2]);
});

test('a transaction that asks nothing leaves none open', async () => {
  await connection.database.transaction(async () => undefined);
  await expect(connection.database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await write(connection.database, 5);
  const { rows } = await connection.pool.query('select now() = statement_timestamp() as alone');
  expect(rows).toEqual([{ alone: true }]);
  expect(await kept()).toEqual([5]);
});

test('a hot statement that fails in the wake of another can be asked again', async () => {
  const text = 'select 6 / $1::int as ratio, 1 as hot';
  markHot(text);
  const ask = (client: { query: typeof connection.pool.query }) => client.query({ text, values: [3] });
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    const outcomes = await Promise.allSettled([client.query('select 1 / 0'), ask(client), ask(client)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await client.query('rollback');
    expect((await ask(client)).rows).toEqual([{ ratio: 2, hot: 1 }]);
    const { rows } = await client.query('select name from pg_prepared_statements where statement = $1', [text]);
    expect(rows).toHaveLength(1);
  } finally {
    client.release();
  }
});

test('all statements under way fail when the connection is lost, and the next ones work', async () => {
  const asked = connection.database.transaction((transaction) =>
    runTogether(transaction.execute(sql`select pg_sleep(20)`), write(transaction, 7), write(transaction, 8)),
  );
  const outcome = asked.then(
    () => 'done',
    () => 'failed',
  );
  const sleeping = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  await expect.poll(async () => (await direct.query(sleeping)).rowCount).toBe(1);
  proxy.cut();
  expect(await outcome).toBe('failed');
  await expect
    .poll(() =>
      write(connection.database, 9).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(await kept()).toEqual([9]);
});
