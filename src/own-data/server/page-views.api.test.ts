import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

/** A collector like that of an analytics service. */
let collector: Server;
let collected: { body: string; headers: IncomingMessage['headers'] }[] = [];
/** The collector answers when this resolves. */
let release = Promise.resolve();
let product: TestProduct;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      collected.push({ body, headers: request.headers });
      void release.then(() => response.writeHead(204).end());
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  product = await startTestProduct({ ANALYTICS_URL: `http://127.0.0.1:${port}/collect?site=ponte` });
});
beforeEach(() => {
  collected = [];
  release = Promise.resolve();
});
afterAll(async () => {
  await product.close();
  collector.closeAllConnections();
  collector.close();
});

const view = { path: '/jobs/details-view/$projectId/$positionIndex', language: 'pt', brand: 'recruiting' } as const;
const agreed = { cookie: 'cookieChoice=statistics' };
const post = (body: object, headers: Record<string, string> = agreed) =>
  product.anonymous.raw('POST /page-views', { body, headers });

test('GEN-06 a page view goes on without anything of the person', async () => {
  const person = await product.person({ role: 'squadMember' });
  const headers = { ...agreed, 'user-agent': 'SecretBrowser/1.0', referer: `${product.url}/jobs?search=secret` };
  expect((await person.call('POST /page-views', { body: view, headers })).status).toBe(204);
  await expect.poll(() => collected.length).toBe(1);
  expect(JSON.parse(collected[0]!.body)).toEqual(view);
  const whole = JSON.stringify(collected[0]);
  for (const secret of ['SecretBrowser', 'secret', person.id, person.email, person.token, 'cookie', 'forwarded']) {
    expect(whole).not.toContain(secret);
  }
});

test('GEN-06 nothing is counted before somebody agreed', async () => {
  for (const headers of [{}, { cookie: 'cookieChoice=necessary' }, { cookie: 'cookieChoice=maybe' }]) {
    expect((await post(view, headers as Record<string, string>)).status).toBe(204);
  }
  await post(view);
  await expect.poll(() => collected.length).toBe(1);
});

test('GEN-06 addresses with an id, a code or a search are refused', async () => {
  for (const path of ['/jobs?search=x', '/jobs/0198c1d2-0000-7000-8000-000000000000', 'https://x.example', '']) {
    expect((await post({ ...view, path })).status).toBe(422);
  }
  expect((await post({ ...view, brand: 'other' })).status).toBe(422);
  expect(collected).toEqual([]);
});

test('GEN-06 a slow collector slows nobody down, and what is too much is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = promise;
  const answers = await Promise.all(Array.from({ length: 60 }, () => post(view)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(collected.length).toBeLessThanOrEqual(20);
  resolve();
});

test('GEN-06 it is off unless configured, and the page says which', async () => {
  const off = await shareTestProduct();
  expect((await off.anonymous('POST /page-views', { body: view, headers: agreed })).status).toBe(204);
  const head = async (url: string) => (await (await fetch(`${url}/jobs`)).text()).slice(0, 200);
  expect(await head(off.url)).not.toContain('data-statistics');
  expect(await head(product.url)).toContain('data-statistics');
  await off.close();
});
