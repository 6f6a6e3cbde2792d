import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { type PipelineWorld, portfolioSteps } from '#application/testing/steps/portfolio-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';

/** A bucket that stores so many more files and then refuses. */
let room = Infinity;
const objects = new Map<string, Buffer>();
const bucket = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const key = request.url!;
    if (request.method === 'PUT' && room-- <= 0) return response.writeHead(500).end();
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method === 'GET' && !found) return response.writeHead(room <= 0 ? 500 : 404).end();
    response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
});

let world: PipelineWorld;
beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const { port } = bucket.address() as AddressInfo;
  world = await startPipelineWorld(startTestProduct({ FILES_URL: `s3://key:secret@127.0.0.1:${port}/bucket` }));
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await world.product.close();
});
const { findable, plain, own, add, upload } = portfolioSteps(() => world.product);

async function sweep(): Promise<number> {
  const { database, files, connection } = world.product;
  await connection.pool.query(`update stored_files set expires_at = expires_at - interval '2 days'`);
  await purgeFiles(database, files, { warn: () => {} });
  return database.$count(storedFiles);
}

it.each([
  ['before the picture', 0],
  ['between the picture and its preview', 1],
])('a store that fails %s: 503, the piece as it was, and nothing that stays', async (_, storedBefore) => {
  room = Infinity;
  const who = await findable();
  const pieceId = await add(who, 'A');
  expect((await upload(who, pieceId, await plain())).status).toBe(201);
  const before = await sweep();
  room = storedBefore;
  const refused = await upload(who, pieceId, await plain());
  expect([refused.status, refused.body.error.code]).toEqual([503, 'platform.unavailable']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d$/);
  expect((await own(who)).pieces[0]!.pictures).toHaveLength(1);
  room = Infinity;
  expect(await sweep()).toBe(before);
  expect(objects.size).toBe(before);
  expect((await upload(who, pieceId, await plain())).body.pictures).toHaveLength(2);
});

it('a store that fails while a piece is removed: the piece goes, its bytes later', async () => {
  room = Infinity;
  const who = await findable();
  const before = await sweep();
  const pieceId = await add(who, 'A');
  await upload(who, pieceId, '%PDF-1.7');
  expect((await who.call('DELETE /users/portfolio/{pieceId}', { params: { pieceId } })).status).toBe(200);
  expect((await own(who)).pieces).toEqual([]);
  expect(await sweep()).toBe(before);
});
