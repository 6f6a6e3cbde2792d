import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';
import { purgeFiles, retainFile, openFile, releaseFiles, storeFile } from './stored-files.ts';

let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
let directory: string;
let store: FileStore;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  clone = await createTestDatabase();
  connection = openConnection(clone.connectionString, 4);
  directory = await mkdtemp(join(tmpdir(), 'ponte-stored-'));
  store = createFileStore({ filesUrl: undefined, dataDirectory: directory });
});
afterAll(async () => {
  await connection.close();
  await clone.drop();
  await rm(directory, { recursive: true, force: true });
});

const put = () =>
  storeFile(connection.database, store, {
    kind: 'note',
    bytes: Buffer.from('hello'),
    mediaType: 'text/plain',
    sizeBytes: 5,
  });
const open = (key: string, kind = 'note') => openFile(connection.database, store, { key, kind });
const rows = () => connection.database.$count(storedFiles);
const sweep = (of = store) => purgeFiles(connection.database, of, log);
/** Simulates the passage of time. */
const wait = (span: string) =>
  connection.pool.query(`update stored_files set expires_at = expires_at - interval '${span}'`);

test('ACC-17 a file that nobody came to use goes after a day, a kept one stays until it is released', async () => {
  const [forgotten, kept] = [await put(), await put()];
  await retainFile(connection.database, kept);
  await wait('25 hours');
  expect(await open(forgotten)).toBeNull();
  await sweep();
  expect(await store.get(forgotten)).toBeNull();
  const file = (await open(kept))!;
  expect([await text(file.stream), file.mediaType, file.sizeBytes]).toEqual(['hello', 'text/plain', 5]);
  expect(await open(kept, 'photo'), 'another kind is none').toBeNull();
  await releaseFiles(connection.database, [kept]);
  expect(await open(kept)).toBeNull();
  await sweep();
  expect(await store.get(kept)).toBeNull();
  expect(await rows()).toBe(0);
});

test('ACC-17 a file kept by a transaction that fails goes like one that nobody used', async () => {
  const key = await put();
  const failing = connection.database.transaction(async (transaction) => {
    await retainFile(transaction, key);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await wait('25 hours');
  await sweep();
  expect(await rows()).toBe(0);
});

test('ACC-17 while the storage does not answer nothing is lost, and more than one batch is removed later', async () => {
  const keys = await Promise.all(Array.from({ length: 230 }, put));
  await wait('25 hours');
  const away = createFileStore({ filesUrl: 's3://key:secret@127.0.0.1:1/nowhere', dataDirectory: directory });
  await sweep(away);
  expect(await rows()).toBe(230);
  await sweep();
  expect(await rows()).toBe(0);
  expect(await store.get(keys[0]!)).toBeNull();
});

test('a file whose row is refused is closed again', async () => {
  const bytes = createReadStream(import.meta.filename);
  const refused = { kind: null as never, bytes, mediaType: 'text/plain', sizeBytes: 5 };
  await expect(storeFile(connection.database, store, refused)).rejects.toThrow();
  expect(bytes.destroyed).toBe(true);
});
