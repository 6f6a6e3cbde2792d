import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, removeProductData, startProduct } from '#platform/testing/start-product.ts';

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts');
let directory: string;
const inDirectory = (name: string) => join(directory, name);
const places = {
  data: () => inDirectory('data'),
  file: () => inDirectory('all.backup'),
  keys: () => inDirectory('keys'),
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ponte-backup-'));
  await chmod(directory, 0o755);
});
afterAll(async () => {
  for (const name of ['data', 'restored', 'sealed/data']) await removeProductData(inDirectory(name));
  await rm(directory, { recursive: true, force: true });
});

type Ending = { code: number | null; output: string };

function run(script: 'backup' | 'restore', parameters: string[], env: Record<string, string>): Promise<Ending> {
  // As for a product in tests: most of such a command's time would be compiling its modules.
  const quick = ['--import', pathToFileURL(join(scripts, 'running', 'remember-modules.mjs')).href];
  const child = spawn(process.execPath, [...quick, join(scripts, `${script}.ts`), ...parameters], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

function callerOf({ url }: Product, token?: string) {
  return async (method: string, path: string, body?: unknown, type = 'application/json') =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    });
}

const account = (email: string) => ({ email, password: 'Sab1a!naMata', userRole: 'squadMember', acceptedTerms: true });

async function query(dataDirectory: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: await readFile(join(dataDirectory, 'database-url'), 'utf8') });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

/** Writes until stopped: new accounts, and one private record over and over; with pauses, since others test beside it. */
function startWriting(product: Product, token: string) {
  const emails: string[] = [];
  let version = 1;
  let ended = false;
  async function signUp(): Promise<void> {
    while (!ended) {
      const email = `writer${emails.length}-${Math.random()}@example.com`;
      const { status } = await callerOf(product)('POST', '/users/create', account(email));
      if (status === 201) emails.push(email);
      await setTimeout(50);
    }
  }
  async function change(): Promise<void> {
    while (!ended) {
      const birthDate = `1990-01-${String(1 + (version % 28)).padStart(2, '0')}`;
      const { status } = await callerOf(product, token)('PUT', '/users/birthDate', { version, birthDate });
      if (status === 200) version += 1;
      await setTimeout(20);
    }
  }
  const writing = Promise.all([signUp(), change()]);
  return {
    written: () => ({ emails: [...emails], version }),
    end: async () => ((ended = true), await writing),
  };
}

test('a backup taken under load restores everything: rows, files and encrypted values', async () => {
  const product = await startProduct({ env: { DATA_DIR: places.data(), RATE_LIMITS: '0' } });
  let photo: string;
  let token: string;
  let before: { emails: string[]; version: number };
  try {
    await callerOf(product)('POST', '/users/create', account('kept@example.com'));
    const opened = await callerOf(product)('POST', '/auth/login', account('kept@example.com'));
    ({ token } = (await opened.json()) as { token: string });
    const call = callerOf(product, token);
    await call('PUT', '/users/birthDate', { version: 0, birthDate: '1990-02-28' });
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    ({ photo } = (await (await call('POST', '/users/photo', picture, 'image/png')).json()) as { photo: string });

    const writers = startWriting(product, token);
    await expect.poll(() => writers.written().emails.length).toBeGreaterThan(3);
    before = writers.written();
    const taken = await run('backup', [places.file(), '--keys', places.keys()], { DATA_DIR: places.data() });
    const during = writers.written().emails.length - before.emails.length;
    await writers.end();
    expect(taken).toMatchObject({ code: 0, output: expect.stringContaining(`Its keys are ${places.keys()}`) });
    expect(taken.output).toContain('Backup: 100 %');
    expect(during).toBeGreaterThan(0);
  } finally {
    await product.stop();
  }
  const photoBytes = await readdir(join(places.data(), 'files'), { recursive: true });
  expect((await readFile(places.file())).includes('kept@example.com')).toBe(false);

  const env = { DATA_DIR: inDirectory('restored') };
  const restored = await run('restore', [places.file(), '--keys', places.keys()], env);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`Restored into ${env.DATA_DIR}`) });
  const again = await startProduct({ env: { ...env, RATE_LIMITS: '0' } });
  try {
    const call = callerOf(again, token);
    const { version, details } = (await (await call('GET', '/users/birthDate')).json()) as {
      version: number;
      details: { birthDate: string };
    };
    expect(version).toBeGreaterThanOrEqual(before.version);
    expect(details.birthDate).toMatch(/^1990-/);
    expect(await readdir(join(env.DATA_DIR, 'files'), { recursive: true })).toEqual(photoBytes);
    const served = await fetch(again.url + photo);
    expect([served.status, (await sharp(await served.arrayBuffer()).metadata()).width]).toEqual([200, 512]);
    const rows = await query(env.DATA_DIR, 'select email::text from users');
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(['kept@example.com', ...before.emails]));
    const [broken] = await query(
      env.DATA_DIR,
      `select count(*)::int from sessions left join users u on u.id = user_id where u.id is null`,
    );
    expect(broken).toEqual({ count: 0 });
    const signedIn = await callerOf(again)('POST', '/auth/login', account(before.emails[0]!));
    expect(signedIn.status).toBe(200);
  } finally {
    await again.stop();
  }
}, 180_000);

test('a truncated or altered file, a wrong key and a folder in use are refused before anything is written', async () => {
  const restore = (file: string, target: string, keys = places.keys()) =>
    run('restore', [file, '--keys', keys], { DATA_DIR: inDirectory(target) });
  const whole = await readFile(places.file());
  const broken = inDirectory('broken.backup');
  await writeFile(broken, whole);
  await truncate(broken, whole.length - 1_000);
  const changed = Buffer.from(whole);
  changed[Math.floor(whole.length / 2)]! ^= 1;
  await writeFile(`${broken}2`, changed);
  for (const file of [broken, `${broken}2`]) {
    const { code, output } = await restore(file, 'untouched');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The backup cannot be opened: it was changed, is not complete'),
    ]);
    expect(output).not.toContain('    at ');
  }
  expect(await readdir(directory)).not.toContain('untouched');
  const occupied = await restore(places.file(), 'data');
  expect([occupied.code, occupied.output]).toEqual([1, expect.stringContaining('only restored into an empty folder')]);
  const taken = await run('backup', [places.file(), '--keys', places.keys()], { DATA_DIR: places.data() });
  expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('is there already')]);
}, 60_000);

test('a stopped product can be backed up too, into one file sealed by a passphrase; an outside database is not backed up', async () => {
  const file = inDirectory('sealed.backup');
  const passphrase = { BACKUP_PASSPHRASE: 'um cavalo de bateria correto' };
  expect((await run('backup', [file], { DATA_DIR: places.data(), ...passphrase })).code).toBe(0);
  const target = { DATA_DIR: inDirectory('sealed/data') };
  const wrong = await run('restore', [file], { ...target, BACKUP_PASSPHRASE: 'um cavalo de bateria errado' });
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('the passphrase is another one')]);
  expect((await run('restore', [file], { ...target, ...passphrase })).code).toBe(0);
  for (const name of ['encryption-key', 'session-secret'])
    expect(await readFile(join(target.DATA_DIR, name), 'utf8')).toBe(await readFile(join(places.data(), name), 'utf8'));

  for (const script of ['backup', 'restore'] as const) {
    const { code, output } = await run(script, [file], { DATABASE_URL: 'postgres://localhost/x', ...passphrase });
    expect([code, output]).toEqual([1, expect.stringMatching(/^With DATABASE_URL .*docs\/operating\.md/)]);
  }
  const withoutAny = await run('backup', [`${file}2`], { DATA_DIR: places.data() });
  expect([withoutAny.code, withoutAny.output]).toEqual([1, expect.stringContaining('--keys FILE')]);
}, 120_000);
