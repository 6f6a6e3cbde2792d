import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let clone: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => (clone = await createTestDatabase()));
afterAll(() => clone.drop());

const encryptionKey = randomBytes(32);

test('ACC-11 addresses in ADMIN_EMAILS are invited at start, once even when instances start together or again', async () => {
  const env = {
    DATABASE_URL: clone.connectionString,
    SESSION_SECRET: 'a secret for tests only, 32 characters',
    ENCRYPTION_KEYS: encryptionKey.toString('base64'),
    ADMIN_EMAILS: 'First@ponte.test, second@ponte.test',
    PUBLIC_URL: 'https://ponte.test',
  };
  const together = await Promise.all([startProduct({ env }), startProduct({ env })]);
  await Promise.all(together.map((product) => product.stop()));
  await (await startProduct({ env })).stop();
  const connection = openConnection(clone.connectionString, 2);
  setEncryptionKeys([encryptionKey]);
  const all = await connection.database.select().from(mailOutbox);
  const mails = all.filter(({ subject }) => subject === 'Join the Ponte team');
  await connection.close();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['first@ponte.test', 'second@ponte.test']);
  for (const { textBody } of mails) expect(textBody).toMatch(/https:\/\/ponte\.test\/signup-admin\?code=[\w-]{22}\s/);
}, 120_000);
