import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPeople } from '#accounts/builders.ts';
import { users } from '#accounts/server/tables.ts';
import { refusePublicDemo } from '#application/demo/refuse-public-demo.ts';
import { openConnection, type Connection } from '#platform/db/connection.ts';
import { encryptionKeyId, encryptionKeys, setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { registerEncryptionKeys } from '#platform/encryption/register-keys.ts';
import type { TestDatabase } from '#platform/testing/template-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

// Starting a process takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The keys that this file's database was used with, in base64. */
const usedKeys = new Set<string>();
let clone: TestDatabase;
let connection: Connection;
let directory: string;

beforeAll(async () => {
  clone = await createTestDatabase();
  connection = openConnection(clone.connectionString, 4);
  directory = await mkdtemp(join(tmpdir(), 'ponte-set-up-'));
});
afterAll(async () => {
  await connection.close();
  await clone.drop();
  await rm(directory, { recursive: true, force: true });
});

/** Starts on this file's database; returns how it ends. */
async function start(env: Record<string, string> = {}): Promise<{ code: number | null; lines: string[] }> {
  const settings = { DATABASE_URL: clone.connectionString, DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', './scripts/running/remember-modules.mjs', 'src/main.ts'], {
    env: { PATH: process.env.PATH, ...settings, ...env },
  });
  let output = '';
  // If it starts after all, stop it again.
  child.stdout.on('data', (data) => ((output += String(data)), child.kill('SIGKILL')));
  child.stderr.on('data', (data) => (output += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, lines: output.trim().split('\n') };
}

test('an older product on a newer schema is refused in one sentence and changes nothing', async () => {
  const migrated = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  const future = Date.now() + 1_000 * 86_400_000;
  await connection.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', ${future})`,
  );
  const before = (await connection.database.execute(migrated)).rows;
  const { code, lines } = await start();
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/^The database was migrated by a newer version of the product \(its last migration is of /)],
  ]);
  expect((await connection.database.execute(migrated)).rows).toEqual(before);
  await connection.database.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of the future'`);
});

test('keys: another instance with different ones is refused, a new key listed before the old one is not, and then both are needed', async () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const register = async (...keys: Buffer[]) => {
    for (const key of keys) usedKeys.add(key.toString('base64'));
    setEncryptionKeys(keys);
    await registerEncryptionKeys(connection.database, 'The setting ENCRYPTION_KEYS');
  };
  const former = [...encryptionKeys().values()];
  try {
    await register(old);
    await register(old);
    await expect(register(fresh)).rejects.toThrow(
      `The setting ENCRYPTION_KEYS lacks the key ${encryptionKeyId(old)}, which records of this database are encrypted with`,
    );
    await register(old, fresh);
    await register(old);
    await register(fresh, old);
    await expect(register(old)).rejects.toThrow(`lacks the key ${encryptionKeyId(fresh)},`);
    await register(fresh, old);
  } finally {
    setEncryptionKeys(former);
  }
  // DATA_DIR's own key file contains yet another key.
  const { code, lines } = await start();
  const ids = expect.stringMatching(
    new RegExp(`^The file encryption-key in ${directory} lacks the keys [0-9a-f]{8}, [0-9a-f]{8}, which records`),
  ) as string;
  expect([code, lines]).toEqual([1, [ids]]);
});

test('a wrong password and a missing database are refused at once, in one sentence', async () => {
  const wrongPassword = new URL(clone.connectionString);
  wrongPassword.password = 'wrong';
  const missing = new URL(clone.connectionString);
  missing.pathname = '/ponte_missing';
  for (const { href } of [wrongPassword, missing]) {
    const { code, lines } = await start({ DATABASE_URL: href });
    // A start that waited would say so in a line of its own.
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^The setting DATABASE_URL is wrong: PostgreSQL says “.+”\.$/)],
    ]);
  }
});

test('a data directory that is a file is refused in one sentence', async () => {
  const { code, lines } = await start({ DATA_DIR: import.meta.filename });
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The setting DATA_DIR is wrong: .* is a file; /)]]);
});

test('a database with the demo world is not served at an https address', async () => {
  const { database } = connection;
  const https = 'https://ponte.example.com';
  const [person] = await buildPeople(database, [{ name: 'Demo', email: 'somebody@demo.test', role: 'squadMember' }]);
  const { code, lines } = await start({ PUBLIC_URL: https, ENCRYPTION_KEYS: [...usedKeys].join(',') });
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/^The database holds the demo world, and everybody knows/)],
  ]);
  await refusePublicDemo(database, 'http://localhost:3000');
  await database.delete(users).where(eq(users.id, person!.id));
  await refusePublicDemo(database, https);
});
