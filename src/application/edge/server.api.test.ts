import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#application/contract.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await product.queue.start();
});
afterAll(async () => {
  await product.queue.stop();
  await product.close();
});

const login = 'POST /auth/login';

test('health and readiness answer, and check the database and the queue', async () => {
  expect((await product.anonymous.raw('GET /health')).body).toEqual({ status: 'up' });
  expect((await product.anonymous.raw('GET /ready')).body).toEqual({ status: 'ready' });
});

test.each([
  ['broken JSON', { body: '{"email": ' }, 400, 'platform.brokenJson'],
  [
    'a body of another type',
    { body: 'email=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'platform.unsupportedMediaType',
  ],
  ['no body', {}, 422, 'platform.invalid'],
  ['an array for an object', { body: [] }, 422, 'platform.invalid'],
  ['a too large body', { body: { email: 'x'.repeat(1_200_000) } }, 413, 'platform.tooLarge'],
  ['a call from another site', { body: {}, headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'platform.crossSite'],
  [
    'a call from another site with a password of what stands in front',
    { body: {}, headers: { 'sec-fetch-site': 'cross-site', authorization: 'Basic eDp5' } },
    403,
    'platform.crossSite',
  ],
  ['a page of another origin', { body: {}, headers: { origin: 'https://evil.example' } }, 403, 'platform.crossSite'],
])('%s is refused with a stable code', async (_, parts, status, code) => {
  const answer = await product.anonymous.raw(login, parts);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  expect(answer.body.error.message).not.toMatch(/^errors|platform\./);
});

test('API-02 an error is in the caller’s language and carries the request id', async () => {
  const english = await product.anonymous.raw(login, { body: {} });
  const portuguese = await product.anonymous.raw(login, { body: {}, headers: { 'accept-language': 'pt-BR' } });
  const byCookie = await product.anonymous.raw(login, { body: {}, headers: { cookie: 'language=pt' } });
  expect(portuguese.body.error.message).not.toBe(english.body.error.message);
  expect(byCookie.body.error.message).toBe(portuguese.body.error.message);
  expect(english.body.error.fields![0]).toMatchObject({ path: 'email', code: 'platform.fieldRequired' });
  expect(english.body.error.fields![0]!.message).toMatch(/\w+ /);
  expect(english.body.error.requestId).toBe(english.headers.get('x-request-id'));
});

test('an unknown operation answers 404 in the shape of every error', async () => {
  const answer = await product.anonymous.raw('GET /nothing-here');
  expect([answer.status, answer.body.error.code]).toEqual([404, 'platform.notFound']);
});

test('built files are cached for a year, others for an hour, and missing ones are not found', async () => {
  const page = await (await fetch(`${product.url}/login`)).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(page)!;
  const served = await fetch(product.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(served.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${product.url}/icon.svg`)).headers.get('cache-control')).toBe('public, max-age=3600');
  for (const path of ['/assets/none.js', '/assets/..%2f..%2f..%2fpackage.json']) {
    const missing = await fetch(product.url + path);
    expect([path, missing.ok, missing.headers.get('content-type')]).toEqual([
      path,
      false,
      'application/json; charset=utf-8',
    ]);
  }
});

test('whoever asks for the head of a page gets it without the page', async () => {
  const answer = await fetch(`${product.url}/login`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ]);
});

test('an undecodable address is no server error', async () => {
  const status = await new Promise((resolve) => {
    const { port } = new URL(product.url);
    rawRequest({ port, host: '127.0.0.1', path: '/api/opportunities/%E0%A4%A/0' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

/** As far as it is read here. */
const description = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
});

test('API-02 the OpenAPI description contains every operation of the contract', async () => {
  const { body } = await product.anonymous.raw('GET /openapi.json');
  const { paths } = description.parse(body);
  for (const key of Object.keys(contract)) {
    const [method = '', path = ''] = key.split(' ');
    expect(paths[path]?.[method.toLowerCase()], key).toMatchObject({
      summary: expect.any(String),
      responses: expect.any(Object),
    });
  }
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  const page = await product.anonymous.raw('GET /docs');
  expect(page.body).toContain('/api/professionsGroup');
});

test('files of the build carry few headers: a first load has twenty of them', async () => {
  const html = await (await fetch(`${product.url}/login`)).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html)!;
  const { headers } = await fetch(product.url + script);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toContain('immutable');
  const sent = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  expect(sent).toBeLessThan(600);
});

test('pages carry the security headers, and data the few that it needs', async () => {
  const page = await fetch(`${product.url}/login`);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const [, , nonce] = /style-src-elem 'self' ('nonce-([^']+)')/.exec(page.headers.get('content-security-policy')!)!;
  expect(await page.text()).toContain(`nonce="${nonce}"`);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self';");
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self';");
  expect(page.headers.get('permissions-policy')).toContain('camera=()');
  const second = await fetch(`${product.url}/login`);
  expect(second.headers.get('content-security-policy')).not.toContain(nonce);
  const data = await fetch(`${product.url}/api/health`);
  expect(data.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const { headers } of [page, data]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test.each([
  ['/login', 200],
  ['/favicon.ico', 404],
  ['/nothing/lies-here', 404],
  ['/ai-assistant', 404],
  ['/.well-known/security-of-nobody', 404],
])('NAV-11 the address %s answers %i, with the page that says so', async (path, status) => {
  const answer = await fetch(product.url + path, { headers: { 'accept-language': 'en' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  const html = await answer.text();
  expect(html.includes('<title>Page not found</title>')).toBe(status === 404);
  expect(html.includes('content="noindex"')).toBe(status === 404);
});

test('SES-03 a password manager is led to where the password is changed', async () => {
  const answer = await fetch(`${product.url}/.well-known/change-password`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/security']);
});

test('SES-07 a call of the profession group without a session is refused with 401', async () => {
  expect((await product.anonymous('GET /professionsGroup', { query: { jobTitles: true } })).status).toBe(401);
});

test('closing waits for no browser: neither for live updates nor for a connection opened before its first request', async () => {
  const closing = await startTestProduct();
  const person = await closing.person({ role: 'squadMember' });
  const ahead = connect(Number(new URL(closing.url).port), '127.0.0.1');
  await once(ahead, 'connect');
  const news = await fetch(`${closing.url}/api/events?topic=applications:${person.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(news.status).toBe(200);
  await closing.close();
  expect(await news.text()).toContain(': open');
});
