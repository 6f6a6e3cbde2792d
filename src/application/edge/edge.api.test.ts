import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { callRaw } from '#platform/testing/raw-call.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const host = 'Host: localhost';
const get = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, host, ...more].join('\r\n') + '\r\n\r\n';
const post = (path: string, headers: string[], body = '') =>
  [`POST ${path} HTTP/1.1`, host, ...headers].join('\r\n') + `\r\n\r\n${body}`;
const json = 'content-type: application/json';

test.each([
  ['an unknown call', get('/api/nowhere'), 404, 'notFound'],
  ['an unknown call with a large body', post('/api/nowhere', [json, 'content-length: 900000000']), 404, 'notFound'],
  ['a method that nothing has', get('/api/health').replace('GET', 'PROPFIND'), 404, 'notFound'],
  ['an address that cannot be decoded', get('/api/opportunities/%E0%A4%A/0'), 400, 'brokenRequest'],
  ['a page address that cannot be decoded', get('/%E0%A4%A'), 400, 'brokenRequest'],
  ['an over-long part of an address', get(`/api/photos/${'x'.repeat(600)}`), 414, 'addressTooLong'],
  ['an over-long address', get(`/api/photos/${'x'.repeat(20_000)}`), 431, 'headersTooLarge'],
  ['over-long headers', get('/api/health', `cookie: a=${'x'.repeat(20_000)}`), 431, 'headersTooLarge'],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'brokenRequest'],
  ['a request without a host', 'GET /api/health HTTP/1.1\r\n\r\n', 400, 'brokenRequest'],
  ['a length that is none', post('/api/auth/login', [json, 'content-length: many']), 400, 'brokenRequest'],
  ['another expectation', get('/api/nowhere', 'Expect: the-impossible'), 404, 'notFound'],
  [
    'another type',
    post('/api/auth/login', ['content-type: text/plain', 'content-length: 2'], 'hi'),
    415,
    'unsupportedMediaType',
  ],
  [
    'a type that is none',
    post('/api/auth/login', ['content-type: ;', 'content-length: 2'], 'hi'),
    415,
    'unsupportedMediaType',
  ],
  ['broken JSON', post('/api/auth/login', [json, 'content-length: 1'], '{'), 400, 'brokenJson'],
  ['too large a body', post('/api/auth/login', [json, 'content-length: 40000']), 413, 'tooLarge'],
  [
    'too large a body of unsaid length',
    post('/api/auth/login', [json, 'transfer-encoding: chunked'], `9c40\r\n"${'x'.repeat(39_999)}\r\n`),
    413,
    'tooLarge',
  ],
])('API-02 %s is answered in the shape of every error', async (_, request, status, code) => {
  const answer = await callRaw(product.url, request);
  expect([answer.status, answer.body.error?.code]).toEqual([status, `platform.${code}`]);
  expect(answer.body.error.message).not.toMatch(/platform\.|errors/);
  expect(answer.headers.toLowerCase()).toContain(`x-request-id: ${answer.body.error.requestId}`);
});
