import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { callRaw, openRaw, readAnswer } from '#platform/testing/raw-call.ts';
import { rollingRestart } from '#platform/testing/rolling-restart.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/template-database.ts';
import '#platform/testing/vitest-database-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseTemplate'));
});
afterAll(() => database.drop());
// Shared by all instances, because instances on one database need the same keys.
const secrets = { SESSION_SECRET: 's'.repeat(32), ENCRYPTION_KEYS: Buffer.alloc(32, 'k').toString('base64') };
const settings = () => ({ ...secrets, DATABASE_URL: database.connectionString, RATE_LIMITS: '0' });

test('a restart under load fails no call', { timeout: 120_000 }, async () => {
  const { calls, failed } = await rollingRestart({
    env: { ...settings(), DRAIN_SECONDS: '1' },
    instances: 2,
    restarts: 1,
  });
  expect(failed).toEqual([]);
  expect(calls).toBeGreaterThan(50);
});

test(
  'a stopping process turns its readiness red, keeps answering, then exits with half-sent bodies still open',
  { timeout: 120_000 },
  async () => {
    const product = await startProduct({ env: { ...settings(), DRAIN_SECONDS: '3' } });
    const half = openRaw(product.url);
    half.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
    );
    half.resume();
    const late = openRaw(product.url);
    const first = readAnswer(late);
    late.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await first).status).toBe(200);
    late.removeAllListeners('data');
    late.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
    const stopped = product.stop();
    await expect.poll(async () => (await fetch(`${product.url}/api/ready`)).status).toBe(503);
    const ready = await callRaw(product.url, 'GET /api/ready HTTP/1.1\r\nHost: x\r\n\r\n');
    expect([ready.status, ready.body.error.code]).toEqual([503, 'platform.unavailable']);
    const served = await callRaw(product.url, 'GET /api/opportunities HTTP/1.1\r\nHost: x\r\n\r\n');
    expect([served.status, served.headers.toLowerCase()]).toEqual([200, expect.stringContaining('connection: close')]);
    // It no longer accepts connections; a request on an open connection is refused in our error shape.
    await expect
      .poll(() =>
        fetch(`${product.url}/api/health`).then(
          () => 'up',
          () => 'gone',
        ),
      )
      .toBe('gone');
    const answer = readAnswer(late);
    late.write('\r\n');
    const refused = await answer;
    expect([refused.status, refused.body.error.code]).toEqual([503, 'platform.unavailable']);
    expect(refused.body.error.requestId).toMatch(/[\w-]{36}/);
    if (!half.destroyed) await once(half, 'close');
    await stopped;
    expect(product.process.exitCode).toBe(0);
  },
);
