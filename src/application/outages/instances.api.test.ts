import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startProduct } from '#platform/testing/start-product.ts';
import '#platform/testing/vitest-database-server.ts';

const name = `ponte_test_instances_${randomBytes(4).toString('hex')}`;
const { serverUrl } = inject('databaseTemplate');
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${name}`;

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(() => administer(`create database "${name}"`));
afterAll(() => administer(`drop database if exists "${name}" with (force)`));

const ENCRYPTION_KEYS = randomBytes(32).toString('base64');
const account = {
  email: 'several@example.com',
  password: 'Segredo1!',
  userRole: 'squadMember',
  acceptedTerms: true,
};

const post = (url: string, path: string, token?: string) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(account),
  });

test('three instances that start together on an empty database migrate once and share sessions', async () => {
  const env = {
    DATABASE_URL: databaseUrl.href,
    ENCRYPTION_KEYS,
    SESSION_SECRET: randomBytes(24).toString('base64url'),
  };
  const products = await Promise.all([1, 2, 3].map(() => startProduct({ env })));
  const [first, second, third] = products.map(({ url }) => url) as [string, string, string];
  expect((await post(first, '/users/create')).status).toBe(201);
  const { token } = (await (await post(second, '/auth/login')).json()) as { token: string };
  const seen = await fetch(`${third}/api/session`, { headers: { authorization: `Bearer ${token}` } });
  expect(await seen.json()).toMatchObject({ session: { email: account.email } });
  await Promise.all(products.map((product) => product.stop()));
  expect(products.map((product) => product.process.exitCode)).toEqual([0, 0, 0]);
}, 120_000);

test('in maintenance mode the API says so, pages redirect to the notice, and health stays up', async () => {
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl.href, ENCRYPTION_KEYS, MAINTENANCE: '1' } });
  const api = await fetch(`${product.url}/api/opportunities`);
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '300']);
  const page = await fetch(`${product.url}/jobs`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/maintenance']);
  expect((await fetch(`${product.url}/maintenance`)).status).toBe(200);
  for (const feed of ['/jobs.xml', '/jobs.json?after=x', '/sitemap.xml', '/jobs/preview/x/0.png']) {
    const answer = await fetch(product.url + feed);
    expect([feed, answer.status, answer.headers.get('retry-after')]).toEqual([feed, 503, '300']);
  }
  expect((await fetch(`${product.url}/robots.txt`)).status).toBe(200);
  expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  await product.stop();
}, 120_000);
