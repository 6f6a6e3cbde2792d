import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { keyedCalls } from '#platform/db/tables.ts';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { purgeKeyedCalls, runIdempotently } from '#platform/http/idempotency/run-idempotently.ts';
import { type OutageProxy, startOutageProxy } from '#platform/testing/outage-proxy.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let proxy: OutageProxy;
/** Connects around the proxy. */
let direct: MonitoredClient;
beforeAll(async () => {
  product = await startTestProduct({}, async (connectionString) => {
    direct = await connectClient(connectionString, 'test');
    proxy = await startOutageProxy(connectionString);
    return proxy.connectionString;
  });
});
afterAll(async () => {
  await direct.end();
  await product.close();
  await proxy.stop();
});

let keys = 0;
async function newOwner() {
  const owner = await product.person({ role: 'squadOwner', emailVerified: true });
  await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Company' }]);
  return owner;
}

async function openTickets() {
  const owner = await newOwner();
  const key = `a-key-of-a-test-${(keys += 1)}`;
  const send = (subject = 'Help', itsKey = key) =>
    owner.call('POST /support', {
      body: { subject, text: 'Please' },
      headers: { 'idempotency-key': itsKey },
    });
  const count = () => product.database.$count(supportTickets);
  return { owner, key, send, count };
}

test('a repeat of a successful call gets its answer, and nothing is done twice', async () => {
  const { send, count, owner, key } = await openTickets();
  const before = await count();
  const first = await send();
  expect(first.status).toBe(201);
  const again = await send();
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await count()).toBe(before + 1);

  const other = await send('Something else');
  expect([other.status, other.body.error.code]).toEqual([422, 'platform.keyReused']);
  expect((await send('Help', 'short')).status).toBe(422);
  expect((await send('Help', `${key}-2`)).status).toBe(201);
  expect(await count()).toBe(before + 2);

  const stranger = await newOwner();
  const body = { subject: 'Help', text: 'Please' };
  const theirs = await stranger.call('POST /support', { body, headers: { 'idempotency-key': key } });
  expect([theirs.status, theirs.body.supportId === first.body.supportId]).toEqual([201, false]);
  expect((await owner.call('POST /support', { body })).status).toBe(201);

  const rows = await direct.query('select * from keyed_calls');
  expect(JSON.stringify(rows.rows)).not.toContain(first.body.supportId);
  await direct.query(`update keyed_calls set created_at = created_at - interval '25 hours'`);
  await purgeKeyedCalls(product.database);
  expect(await product.database.$count(keyedCalls)).toBe(0);
});

test('of a caller with very many keys only the newest stay, and a key that may still be repeated always does', async () => {
  const hammer = async (caller: string, count: number, minutesAgo: number) =>
    direct.query(
      `insert into keyed_calls (key, caller, fingerprint, created_at)
       select $1 || n, $1, '', $4::timestamptz - make_interval(mins => $3) - n * interval '1 millisecond' from generate_series(1, $2) as n`,
      [caller, count, minutesAgo, new Date()],
    );
  await direct.query('delete from keyed_calls');
  await hammer('many', 12, 60);
  await hammer('few', 4, 60);
  await hammer('busy', 9, 1);
  await purgeKeyedCalls(product.database, 5);
  const { rows } = await direct.query<{ caller: string; count: number; newest: string }>(
    `select caller, count(*)::int as count, min(substring(key from length(caller) + 1)::int)::text as newest
     from keyed_calls group by caller order by caller`,
  );
  expect(rows).toEqual([
    { caller: 'busy', count: 9, newest: '1' },
    { caller: 'few', count: 4, newest: '1' },
    { caller: 'many', count: 5, newest: '1' },
  ]);
  await direct.query('delete from keyed_calls');
});

test('a refused call may be made again with the same key', async () => {
  const { owner, key, count } = await openTickets();
  const before = await count();
  const headers = { 'idempotency-key': key };
  const supportId = '00000000-0000-7000-8000-000000000000';
  const refused = await owner.call('POST /support/{supportId}/messages', {
    params: { supportId },
    body: { text: 'x' },
    headers,
  });
  expect(refused.status).toBe(404);
  const worked = await owner.call('POST /support', { body: { subject: 'Help', text: 'Please' }, headers });
  expect([worked.status, await count()]).toEqual([201, before + 1]);
});

test('a call that is refused after it has written something is not run again', async () => {
  const { id } = await newOwner();
  const call = { key: `a-key-of-a-test-${(keys += 1)}`, caller: id, fingerprint: 'same' };
  const run = () =>
    runIdempotently(product.database, call, async (database) => {
      await database
        .update(users)
        .set({ name: sql`${users.name} || '!'` })
        .where(eq(users.id, id));
      throw platformErrors.invalid();
    });
  await expect(run()).rejects.toMatchObject({ code: 'platform.invalid' });
  await expect(run()).rejects.toMatchObject({ code: 'platform.outcomeUnknown' });
  const [person] = await product.database.select({ name: users.name }).from(users).where(eq(users.id, id));
  expect(person!.name).toMatch(/[^!]!$/);
});

test('of ten simultaneous calls with one key, one takes effect', async () => {
  const { send, count } = await openTickets();
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(await count()).toBe(before + 1);
  const worked = answers.filter(({ status }) => status === 201);
  expect(worked.length).toBeGreaterThanOrEqual(1);
  expect(new Set(worked.map(({ body }) => body.supportId)).size).toBe(1);
  for (const { status } of answers) expect([201, 409]).toContain(status);
});

/** Commits of tickets are slow here, so that the test can break the connection during one. */
const slowCommits = () =>
  direct.query(`
    create function wait_at_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(1.5); return null; end $$;
    create constraint trigger wait_at_commit after insert on support_tickets deferrable initially deferred
      for each row execute function wait_at_commit()`);
const quickCommits = () => direct.query('drop function wait_at_commit cascade');

const committing = () =>
  direct.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'ponte' and state = 'active' and query = 'commit'`,
  );

test('a commit with a lost answer is not repeated, and one that was rolled back is', async () => {
  const { send, count, key } = await openTickets();
  const before = await count();
  await slowCommits();
  const cutOff = send();
  await expect.poll(async () => (await committing()).rowCount).toBe(1);
  proxy.cut();
  const unknown = await cutOff;
  expect([unknown.status, unknown.body.error.code]).toEqual([503, 'platform.unavailable']);
  // The server is still committing; the repeat waits for it.
  const repeated = await send();
  expect([repeated.status, repeated.body.error.code]).toEqual([409, 'platform.outcomeUnknown']);
  expect(await count()).toBe(before + 1);

  const ended = send('Help', `${key}-2`);
  await expect.poll(async () => (await committing()).rowCount).toBe(1);
  for (const { pid } of (await committing()).rows) await direct.query('select pg_terminate_backend($1)', [pid]);
  expect((await ended).status).toBe(503);
  await quickCommits();
  expect(await count()).toBe(before + 1);
  expect((await send('Help', `${key}-2`)).status).toBe(201);
  expect((await send('Help', `${key}-2`)).status).toBe(201);
  expect(await count()).toBe(before + 2);
});

test('an upload that the store refused can be sent again with its key', async () => {
  const person = await product.person({ role: 'squadMember' });
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const send = () =>
    person.call('POST /users/photo', {
      body: photo,
      headers: { 'content-type': 'image/png', 'idempotency-key': 'a-key-of-a-photo' },
    });
  // Nothing can be written below a file, not even by root.
  const folder = join(product.config.dataDirectory, 'files');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  expect((await send()).status).toBe(503);
  await rm(folder);
  expect((await send()).status).toBe(201);
});
