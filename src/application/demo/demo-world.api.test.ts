import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPeople } from '#accounts/builders.ts';
import { DEMO_PASSWORD, demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { decideDemo } from '#application/demo/decide-demo.ts';
import { buildDemoWorld } from '#application/demo/demo-world.ts';
import { plantDemoWorld } from '#application/demo/plant-demo-world.ts';
import { startDemo } from '#application/demo/start-demo.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';
import { readConfig } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { freePort } from '#platform/db/embedded/port.ts';
import { removeProductData, startProduct } from '#platform/testing/start-product.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { proveAll } from '#wallet/ledger/server/prove-ledger.ts';

let product: TestProduct;
let dataDirectory: string;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'ponte-demo-'));
  await chmod(dataDirectory, 0o755);
  await product.database.transaction(async (transaction) => {
    // The ledger refuses to be emptied.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`truncate users, sandbox_payouts cascade`);
  });
  return () => removeProductData(dataDirectory);
});

const people = () => product.database.$count(users);
const config = () => readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: '' });

test('a planting that is stopped leaves nothing; of instances that plant together one plants', async () => {
  const half = Promise.withResolvers<void>();
  const buildHalf = async (database: Database, signal: AbortSignal) => {
    await buildPeople(database, [{ role: 'squadOwner', name: 'Half', email: demoSignIns[0]!.email }]);
    half.resolve();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  };
  const stopped = plantDemoWorld(product.database, buildHalf, log);
  await half.promise;
  await stopped.stop();
  expect(stopped.isPlanted()).toBe(false);
  expect(await people()).toBe(0);

  let builds = 0;
  const build = async (database: Database, signal: AbortSignal) => {
    builds += 1;
    await buildDemoWorld(database, { signal });
  };
  const instances = Array.from({ length: 3 }, () => plantDemoWorld(product.database, build, log));
  await Promise.all(instances.map(({ finished }) => finished));
  expect(instances.map(({ isPlanted }) => isPlanted())).toEqual([true, true, true]);
  expect(builds).toBe(1);
  const { status } = await product
    .caller()
    .raw('POST /auth/login', { body: { email: demoSignIns[0]!.email, password: DEMO_PASSWORD } });
  expect(status).toBe(200);
});

test('MON-06 CHK-01 a fresh demo world proves itself: orders and payouts stand at the sandbox, and both companies that sign in have a plan', async () => {
  const { database } = product;
  await buildDemoWorld(database, { signal: new AbortController().signal });
  const now = new Date(Date.now() + 3 * 3_600_000);
  expect((await proveAll({ ...product, settings: product.config, log, now }, null)).differences).toEqual([]);
  expect(await database.$count(sandboxPayouts)).toBeGreaterThan(0);
  const withPlan = await database
    .select({ email: users.email })
    .from(subscriptions)
    .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(subscriptions.state, 'active'));
  const companies = demoSignIns.filter(({ role }) => role === 'squadOwner').map(({ email }) => email);
  expect(withPlan.map(({ email }) => email).toSorted()).toEqual(companies.toSorted());
});

test('what fails while planting is tried again, from the beginning', async () => {
  let tries = 0;
  const planting = plantDemoWorld(
    product.database,
    async (database) => {
      await buildPeople(database, [{ role: 'squadOwner', name: 'Once', email: demoSignIns[0]!.email }]);
      if (tries++ === 0) throw new Error('the database went away');
    },
    log,
  );
  await planting.finished;
  expect(tries).toBe(2);
  expect(await people()).toBe(1);
});

test('a start that was cut off is repeated, even when somebody signed up meanwhile', async () => {
  expect(await decideDemo(product.database, config())).toBe('awaited');
  await buildPeople(product.database, [{ role: 'squadMember', name: 'Early', email: 'early@example.com' }]);
  expect(await decideDemo(product.database, config())).toBe('awaited');
  expect(await decideDemo(product.database, { ...config(), demo: false })).toBe('off');

  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const demo = startDemo('awaited', { database: product.database, files: product.files, config: config(), log, say })!;
  expect(demo.isPlanted()).toBe(false);
  demo.plant();
  await expect.poll(demo.isPlanted, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => said).toEqual([expect.stringContaining('The demo world is planted')]);
  expect(await readdir(dataDirectory)).toEqual([]);
  expect(await decideDemo(product.database, config())).toBe('planted');
});

test('without the mark of an unfinished start, a database with people is left alone', async () => {
  await buildPeople(product.database, [{ role: 'squadMember', name: 'Early', email: 'early@example.com' }]);
  expect(await decideDemo(product.database, config())).toBe('off');
  expect(await decideDemo(product.database, { ...config(), demo: true })).toBe('awaited');
});

test(
  'a first start serves before its demo world exists, a killed one goes on at the next, and links in its mails open it',
  { timeout: 180_000 },
  async () => {
    // Whichever of the two plants, its links open the same address.
    const env = { DATA_DIR: dataDirectory, DEMO: '', PORT: String(await freePort()) };
    const first = await startProduct({ env });
    expect(first.output()).toContain('its demo world is being planted');
    first.process.kill('SIGKILL');
    await new Promise((resolve) => first.process.once('exit', resolve));

    const second = await startProduct({ demo: true, env });
    try {
      const signIn = await fetch(`${second.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demoSignIns[0]!.email, password: DEMO_PASSWORD }),
      });
      expect(signIn.status).toBe(200);
      expect(existsSync(join(dataDirectory, 'demo-world-unfinished'))).toBe(false);
      const token = ((await signIn.json()) as { token: string }).token;
      const get = (path: string) =>
        fetch(`${second.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      const { mails } = (await (await get('/mailbox')).json()) as { mails: { id: string }[] };
      expect(mails).not.toEqual([]);
      const texts = await Promise.all(
        mails.map(async ({ id }) => ((await (await get(`/mailbox/${id}`)).json()) as { textBody: string }).textBody),
      );
      expect(texts.filter((text) => !text.includes(second.url))).toEqual([]);
      const tickets = texts.flatMap((text) => /^\S+[?]ticket=\S+$/m.exec(text) ?? []);
      expect(tickets).not.toEqual([]);
      for (const address of tickets) {
        const link = new URL(address);
        expect(link.origin).toBe(second.url);
        expect((await get(`/support/${link.searchParams.get('ticket')}`)).status).toBe(200);
      }
    } finally {
      await second.stop();
    }
  },
);
