import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findProvider } from '#accounts/social/server/provider.ts';
import { createLanguageModel } from '#platform/ai/language-model.ts';
import { createPageViewPort } from '#platform/analytics/page-view-port.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { newFileKey } from '#platform/files/file-store.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { renderInWorker } from '#platform/reports/report-process.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const log = pino({ level: 'silent' });
/** Nothing listens there. */
const nowhere = '127.0.0.1:1';
let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  clone = await createTestDatabase();
  connection = openConnection(clone.connectionString, 2);
});
afterAll(async () => {
  await connection.close();
  await clone.drop();
});

const mail = { id: 'x', to: 'a@example.com', subject: '', text: '', html: '', stopUrl: null, calendar: null };
const folder = createFileStore({ filesUrl: undefined, dataDirectory: tmpdir() });
const bucket = createFileStore({ filesUrl: `s3://key:secret@${nowhere}/bucket`, dataDirectory: tmpdir() });
const file = { bytes: Buffer.from('x'), mediaType: 'text/plain', sizeBytes: 1 };
const calls: Record<string, () => unknown> = {
  'the mail server': () => createMailTransport(`smtp://${nowhere}`, 'a@example.com').send(mail),
  'reading a file': () => folder.get(newFileKey()),
  'removing a file': () => folder.remove(newFileKey()),
  'writing a file to a bucket': () => bucket.put(newFileKey(), file),
  'the language model': () =>
    createLanguageModel({ baseUrl: `http://${nowhere}`, apiKey: undefined, model: 'm' }, log).ask({
      instructions: '',
      input: '',
      schema: z.object({}),
      maximumTokens: 1,
    }),
  'the collector of page views': async () =>
    createPageViewPort(`http://${nowhere}`, log).send({ path: '/', language: 'en', brand: 'default' }),
  'the process that makes documents': () => renderInWorker({ preview: {} as never }),
  'the sign-in provider': () =>
    findProvider({ issuer: `http://${nowhere}`, clientId: 'a', clientSecret: 'b', name: 'c', trustsEmail: false }),
};

/** Libraries wrap the errors of a call in errors of their own. */
function deepestCause(problem: Error): Error {
  return problem.cause instanceof Error ? deepestCause(problem.cause) : problem;
}

test.each(Object.entries(calls))('%s is not called while a transaction is open', async (_, call) => {
  const inside = connection.database.transaction(async (transaction) => {
    await transaction.execute('select 1');
    await call();
  });
  const problem = await inside.then(() => null, deepestCause);
  expect(problem).toMatchObject({ message: expect.stringContaining('A transaction is open while') });
});

test('after the transaction the call goes out, even when the transaction started it', async () => {
  let release: () => void = () => {};
  const over = new Promise<void>((resolve) => (release = resolve));
  const later = await connection.database.transaction(async () => ({
    answer: over.then(() => folder.get(newFileKey())),
  }));
  release();
  expect(await later.answer).toBeNull();
  const failed = connection.database.transaction(() => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await folder.get(newFileKey())).toBeNull();
});
