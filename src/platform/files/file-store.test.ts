import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, newFileKey } from './file-store.ts';
import { readS3Url } from './s3-store.ts';

let directory: string;
let storage: S3rver;
const stores: Record<string, FileStore> = {};
const keyPair = 'S3RVER:S3RVER';
let address: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ponte-files-'));
  storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: join(directory, 'bucket'),
    silent: true,
    configureBuckets: [{ name: 'ponte' }],
  });
  address = `127.0.0.1:${(await storage.run()).port}`;
  stores.folder = createFileStore({ filesUrl: undefined, dataDirectory: directory });
  const filesUrl = `s3://${keyPair}@${address}/ponte?region=sa-east-1`;
  stores.bucket = createFileStore({ filesUrl, dataDirectory: directory });
});
afterAll(async () => {
  await storage.close();
  await rm(directory, { recursive: true, force: true });
});

/** Callers only see that the store failed; the reason is logged. */
const failedBecause = (why: string) => ({ cause: { message: expect.stringContaining(why) } });

const text = (content: string) => ({
  bytes: Buffer.from(content),
  mediaType: 'text/plain',
  sizeBytes: Buffer.byteLength(content),
});
const read = async (store: FileStore, key: string) => {
  const stream = await store.get(key);
  return stream && (await buffer(stream));
};

describe.each(['folder', 'bucket'])('ACC-17 the file store in a %s', (kind) => {
  test('gives back what was put, and nothing for an unknown key', async () => {
    const [store, key] = [stores[kind]!, newFileKey()];
    await store.put(key, text('ação, 日本語'));
    expect((await read(store, key))?.toString()).toBe('ação, 日本語');
    expect(await store.get(newFileKey())).toBeNull();
  });

  test('takes a stream of some megabytes byte for byte', async () => {
    const [store, key] = [stores[kind]!, newFileKey()];
    const chunks = Array.from({ length: 96 }, (_, index) => Buffer.alloc(65_536, index));
    const whole = Buffer.concat(chunks);
    await store.put(key, { bytes: Readable.from(chunks), mediaType: 'application/zip', sizeBytes: whole.length });
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(digest((await read(store, key))!)).toBe(digest(whole));
  });

  test('replaces, removes, and removes again without a word', async () => {
    const [store, key] = [stores[kind]!, newFileKey()];
    await store.put(key, text('one'));
    await store.put(key, text('two'));
    expect((await read(store, key))?.toString()).toBe('two');
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
  });

  test('refuses keys that are no keys', async () => {
    for (const key of ['../../etc/passwd', 'short', `${newFileKey()}/x`, '']) {
      await expect((async () => stores[kind]!.get(key))()).rejects.toMatchObject(failedBecause('no key'));
    }
  });
});

test('ACC-17 a stream that breaks leaves no half file in the folder', async () => {
  const key = newFileKey();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(stores.folder!.put(key, { bytes: broken, mediaType: 'x/y', sizeBytes: 8 })).rejects.toMatchObject(
    failedBecause('gone'),
  );
  expect(await stores.folder!.get(key)).toBeNull();
  expect(await readdir(join(directory, 'files', key.slice(0, 2)))).toEqual([]);
});

test('ACC-17 a bucket refuses an unknown key, and the settings must name key, secret and bucket', async () => {
  const filesUrl = `s3://STRANGER:secret@${address}/ponte`;
  const stranger = createFileStore({ filesUrl, dataDirectory: directory });
  await expect(stranger.put(newFileKey(), text('x'))).rejects.toMatchObject(failedBecause('403'));
  expect(() => readS3Url('s3s://files.example/bucket')).toThrow('FILES_URL must be');
  expect(readS3Url('s3s://a%2Fb:c%2Bd@files.example/bucket?region=r')).toEqual({
    bucketUrl: 'https://files.example/bucket',
    accessKeyId: 'a/b',
    secretAccessKey: 'c+d',
    region: 'r',
  });
});

const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/** The signature (version 4) that a storage computes from the request it received. */
function signatureOf({ method, url, headers }: IncomingMessage, secret: string, region: string): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization!)![1]!;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const content = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const moment = String(headers['x-amz-date']);
  const scope = [moment.slice(0, 8), region, 's3', 'aws4_request'];
  const digest = createHash('sha256').update(content).digest('hex');
  const key = scope.reduce((before: string | Buffer, part) => hmac(before, part), `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope.join('/'), digest].join('\n')).toString('hex');
}

// The test storage above only looks at the key's name.
test('ACC-17 each request to a bucket carries the signature of its secret', async () => {
  const verdicts: boolean[] = [];
  const verifier = createServer((request, response) => {
    const given = /Signature=([0-9a-f]+)/.exec(request.headers.authorization!)![1];
    verdicts.push(given === signatureOf(request, 'se/cr+et', 'sa-east-1'));
    request.resume().on('end', () => response.end('bytes'));
  });
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const { port } = verifier.address() as AddressInfo;
  const filesUrl = `s3://key:se%2Fcr%2Bet@127.0.0.1:${port}/bucket?region=sa-east-1`;
  const store = createFileStore({ filesUrl, dataDirectory: directory });
  const key = newFileKey();
  await store.put(key, { bytes: Readable.from([Buffer.from('bytes')]), mediaType: 'text/plain', sizeBytes: 5 });
  await read(store, key);
  await store.remove(key);
  verifier.close();
  expect(verdicts).toEqual([true, true, true]);
});
