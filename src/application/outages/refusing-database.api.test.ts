import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RawAnswer } from '#application/testing/caller.ts';
import { buildCompany } from '#application/testing/project-world.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';

const role = `ponte_limited_${process.pid}`;
let product: TestProduct;
/** Acts as the server's administrator. */
let direct: MonitoredClient;
let person: Awaited<ReturnType<typeof buildCompany>>;
beforeAll(async () => {
  product = await startTestProduct({}, async (connectionString) => {
    direct = await connectClient(connectionString, 'test');
    await direct.query(`create role ${role} login password 'limited'`);
    // Connection limits do not apply to superusers.
    await direct.query(`grant all on schema public to ${role}; grant all on all tables in schema public to ${role}`);
    await direct.query(`grant all on all sequences in schema public to ${role}`);
    await direct.query(`grant create on database "${new URL(connectionString).pathname.slice(1)}" to ${role}`);
    const limited = new URL(connectionString);
    limited.username = role;
    limited.password = 'limited';
    return limited.href;
  });
  await product.queue.start();
  person = await buildCompany(product);
});
afterAll(async () => {
  await product.queue.stop();
  await product.close().catch(() => {});
  await direct.end();
});

function expectUnavailable({ status, body, headers }: RawAnswer): void {
  expect([status, body.error?.code]).toEqual([503, 'platform.unavailable']);
  expect(headers.get('retry-after')).toMatch(/^[1-3]$/);
}

const ready = async () => (await product.anonymous.raw('GET /ready')).status;

test('too many clients of the server: 503 until there is room, and all works again by itself', async () => {
  await expect.poll(ready).toBe(200);
  await direct.query(`alter role ${role} connection limit 0`);
  await direct.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [role]);
  await expect.poll(ready).toBe(503);
  expectUnavailable(await person.call('GET /session'));
  expectUnavailable(await product.anonymous('GET /opportunities'));
  await direct.query(`alter role ${role} connection limit -1`);
  await expect.poll(ready).toBe(200);
  expect((await person.call('GET /session')).body.session!.email).toBe(person.email);
});

test.each([
  ['while a row is written', 'trigger refuse_rows before insert', ''],
  ['while the call is committed', 'constraint trigger refuse_rows after insert', 'deferrable initially deferred'],
])('a full disk of the database %s: 503, nothing is stored, and there is room again', async (_, trigger, timing) => {
  const open = () => person.call('POST /support', { body: { subject: 'Fatura', text: 'Onde está?' } });
  const count = async () => (await direct.query('select from support_tickets')).rowCount;
  const before = await count();
  await direct.query(
    `create or replace function refuse_row() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  await direct.query(`create ${trigger} on support_tickets ${timing} for each row execute function refuse_row()`);
  try {
    expectUnavailable(await open());
    expect(await count()).toBe(before);
    expect((await product.anonymous('GET /opportunities')).status).toBe(200);
  } finally {
    await direct.query('drop trigger refuse_rows on support_tickets');
  }
  expect((await open()).status).toBe(201);
});

test('a queue that cannot be reached: ready turns red, and whoever asks for a copy of their data gets it later', async () => {
  await direct.query('alter schema pgboss rename to pgboss_away');
  try {
    expect(await ready()).toBe(503);
    const asked = await person.call('POST /ownData/exports');
    expect([asked.status, asked.body.state]).toEqual([202, 'queued']);
  } finally {
    await direct.query('alter schema pgboss_away rename to pgboss');
  }
  await expect.poll(ready).toBe(200);
});
