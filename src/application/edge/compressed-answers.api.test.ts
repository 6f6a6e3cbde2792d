import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});

/** The raw bytes: other clients decompress answers by themselves. */
function ask(path: string, headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(product.url + path, { headers }, (answer) => {
      buffer(answer).then((bytes) => resolve({ headers: answer.headers, bytes }), reject);
    }).on('error', reject);
  });
}

const large = '/api/openapi.json';

test.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)(
  'a large answer comes by %s to who understands it, and says the same',
  async (encoding, accepted, unpack) => {
    const plain = await ask(large, {});
    const packed = await ask(large, { 'accept-encoding': accepted });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
  },
);

test('a small answer goes out as it is', async () => {
  const { headers, bytes } = await ask('/api/health', { 'accept-encoding': 'gzip, br, zstd' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toBeTypeOf('object');
});

test('what a stranger’s page asks for with somebody’s cookie does not tell by its length what it holds', async () => {
  const accepted = { 'accept-encoding': 'br', cookie: 'session=somebody' };
  const own = await ask(large, { ...accepted, 'sec-fetch-site': 'same-origin' });
  expect(own.headers['content-encoding']).toBe('br');
  for (const site of ['cross-site', 'same-site', 'none']) {
    const { headers } = await ask(large, { ...accepted, 'sec-fetch-site': site });
    expect([site, headers['content-encoding']]).toEqual([site, undefined]);
  }
  const { headers } = await ask(large, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  const client = await ask(large, { ...accepted, authorization: 'Bearer of-a-program' });
  expect(client.headers['content-encoding']).toBe('br');
});
