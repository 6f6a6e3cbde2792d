import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RawAnswer } from '#application/testing/caller.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';

const log = pino({ level: 'silent' });
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});

type Person = Awaited<ReturnType<TestProduct['person']>>;
const upload = (person: Person) =>
  person.call('POST /users/photo', { body: photo, headers: { 'content-type': 'image/jpeg' } });
const photoOf = async (person: Person) => (await person.call('GET /session')).body.session!.photo;

function expectUnavailable({ status, body, headers }: RawAnswer): void {
  expect([status, body.error?.code]).toEqual([503, 'platform.unavailable']);
  expect(headers.get('retry-after')).toMatch(/^[1-3]$/);
}

/** Past the day after which unused files are removed. */
async function sweep({ database, files, connection }: TestProduct): Promise<number> {
  await connection.pool.query(`update stored_files set expires_at = expires_at - interval '2 days'`);
  await purgeFiles(database, files, log);
  return database.$count(storedFiles);
}

test('a folder that refuses: 503, nothing half done, and the next upload works', async () => {
  const product = await startTestProduct();
  try {
    const person = await product.person({ role: 'squadMember' });
    const before = await upload(person);
    expect(before.status).toBe(201);
    // Nothing can be written below a file, not even by root.
    const folder = join(product.config.dataDirectory, 'files');
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    expectUnavailable(await upload(person));
    expect(await photoOf(person)).toBe(before.body.photo);
    const read = await fetch(product.url + before.body.photo);
    expect([read.status, (await read.json()).error.code]).toEqual([503, 'platform.unavailable']);
    await rm(folder);
    const after = await upload(person);
    expect(after.status).toBe(201);
    expect(await photoOf(person)).toBe(after.body.photo);
    expect((await fetch(product.url + after.body.photo)).status).toBe(200);
    expect(await sweep(product)).toBe(1);
  } finally {
    await product.close();
  }
});

type Manner = 'works' | 'refuses' | 'is silent';
let manner: Manner = 'works';
const objects = new Map<string, Buffer>();
/** A bucket that stores what it receives, or fails in the ways buckets do. */
const bucket = createServer((request, response) => {
  if (manner === 'is silent') return;
  const key = request.url!;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (manner === 'refuses') return response.writeHead(500).end('<Error>InternalError</Error>');
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method === 'GET' && !found) return response.writeHead(404).end();
    response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
});
beforeAll(() => once(bucket.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});

test.each(['refuses', 'is silent'] as const)(
  'a bucket that %s: 503 soon, row and file agree, what was there comes back, and the sweep removes the rest later',
  { timeout: 60_000 },
  async (failure) => {
    manner = 'works';
    objects.clear();
    const { port } = bucket.address() as AddressInfo;
    const product = await startTestProduct({ FILES_URL: `s3://key:secret@127.0.0.1:${port}/bucket` });
    try {
      const person = await product.person({ role: 'squadMember' });
      const stored = await upload(person);
      expect(stored.status, JSON.stringify(stored.body)).toBe(201);
      const before = stored.body.photo;
      expect([...objects.keys()]).toHaveLength(1);
      manner = failure;
      const begun = performance.now();
      expectUnavailable(await upload(person));
      expect((await fetch(product.url + before)).status).toBe(503);
      // Generous for a busy machine; without the limit it takes two minutes.
      expect(performance.now() - begun).toBeLessThan(20_000);
      expect(await photoOf(person)).toBe(before);
      // Only the later deletion of the bytes needs the bucket.
      const other = await product.person({ role: 'squadMember' });
      expect((await other.call('DELETE /users/photo')).status).toBe(200);
      expect(await sweep(product), 'the used one, and one that nobody could remove').toBe(2);
      manner = 'works';
      expect((await fetch(product.url + before)).status).toBe(200);
      expect(await sweep(product)).toBe(1);
      expect([...objects.keys()]).toHaveLength(1);
    } finally {
      bucket.closeAllConnections();
      await product.close();
    }
  },
);
