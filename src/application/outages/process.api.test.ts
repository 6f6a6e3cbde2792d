import { access, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#platform/db/embedded/port.ts';
import { removeProductData, startProduct } from '#platform/testing/start-product.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ponte-process-'));
  await chmod(directory, 0o755);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const account = { email: 'kept@example.com', password: 'Segredo1!', userRole: 'squadMember', acceptedTerms: true };
const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function run(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['src/main.ts'], { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

test(
  'acknowledged writes survive kill -9; a second start on the same data is refused with a sentence; tests move its time',
  { timeout: 120_000 },
  async () => {
    const first = await startProduct({ env: { DATA_DIR: directory } });
    const signedUp = await post(first.url, '/users/create', account);
    expect(signedUp.status).toBeLessThan(300);

    const second = await run({ DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'silent', DEMO: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/The data directory .* is in use by process \d+/);

    first.process.kill('SIGKILL');
    await new Promise((resolve) => first.process.once('exit', resolve));
    const third = await startProduct({ movesTime: true, env: { DATA_DIR: directory } });
    const signedIn = await post(third.url, '/auth/login', account);
    expect(signedIn.status).toBe(200);
    const headers = { cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]! };
    const session = async () => (await (await fetch(`${third.url}/api/session`, { headers })).json()).session;
    expect(await session()).not.toBeNull();
    await third.advanceClock({ days: 31 });
    expect(await session()).toBeNull();
    await third.stop();
    expect(third.process.exitCode).toBe(0);
  },
);

test('a product that node --watch starts, as npm run dev does, serves', { timeout: 120_000 }, async () => {
  const [data, port] = [join(directory, 'watched'), await freePort()];
  const env = { ...process.env, DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'silent', DEMO: '0' };
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], { env });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`http://localhost:${port}/api/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect
    .poll(isReady, { timeout: 90_000 })
    .toBe(true)
    .finally(() => child.kill('SIGTERM'));
  await ended;
  await removeProductData(data);
});

test('an invalid setting stops the start with a sentence that names it', async () => {
  const { code, output } = await run({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output).toContain('The setting PORT is wrong');
});

test('an unexpected error is logged, and the product shuts down in order', { timeout: 120_000 }, async () => {
  const plant = 'process.on("SIGUSR2", () => { throw new Error("planted"); })';
  const data = join(directory, 'unforeseen');
  const env = { DATA_DIR: data, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(plant)}` };
  const product = await startProduct({ env });
  const ended = new Promise((resolve) => product.process.once('exit', resolve));
  product.process.kill('SIGUSR2');
  expect(await ended).toBe(1);
  expect(product.output()).toMatch(/"level":60,"msg":"unforeseen error".*planted/);
  // The database was stopped too, so the next start finds none running.
  await expect(access(join(data, 'postgres', 'server', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  await removeProductData(data);
});

test('the product survives the crash of its database, and restarts it', { timeout: 120_000 }, async () => {
  const data = join(directory, 'revived');
  const product = await startProduct({ env: { DATA_DIR: data } });
  expect((await post(product.url, '/users/create', account)).status).toBe(201);
  const pidFile = await readFile(join(data, 'postgres', 'server', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
  await expect.poll(product.output, { timeout: 30_000 }).toContain('it was started again');
  await expect.poll(async () => (await fetch(`${product.url}/api/ready`)).status, { timeout: 30_000 }).toBe(200);
  expect((await post(product.url, '/auth/login', account)).status).toBe(200);
  await product.stop();
  expect(product.process.exitCode).toBe(0);
  await removeProductData(data);
});
