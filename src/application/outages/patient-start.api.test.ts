import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';
import { startOutageProxy } from '#platform/testing/outage-proxy.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import type { TestDatabase } from '#platform/testing/template-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

// Starting a process takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const ENCRYPTION_KEYS = randomBytes(32).toString('base64');
let clone: TestDatabase;
/** Acts as the server's administrator. */
let direct: MonitoredClient;
beforeAll(async () => {
  clone = await createTestDatabase();
  direct = await connectClient(clone.connectionString, 'test');
});
afterAll(async () => {
  await direct?.end();
  await clone?.drop();
});

/** Starts the product, and lets `mend` repair its database once the product says that it waits. Returns the lines of waiting. */
async function startMeanwhile(databaseUrl: string, mend: () => Promise<unknown>): Promise<string[]> {
  let mended: Promise<unknown> | undefined;
  const product = await startProduct({
    env: { DATABASE_URL: databaseUrl, ENCRYPTION_KEYS },
    onOutput: (said) => void (said.includes('PostgreSQL is not ready yet') && (mended ??= mend())),
  });
  await mended;
  await product.stop();
  expect(product.process.exitCode).toBe(0);
  return product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('PostgreSQL'));
}

test('a start waits for a database that is not reachable yet', async () => {
  const proxy = await startOutageProxy(clone.connectionString);
  proxy.refuse();
  try {
    const lines = await startMeanwhile(proxy.connectionString, () => proxy.restore());
    expect(lines).toEqual(['PostgreSQL is not ready yet (ECONNREFUSED): trying again for 30 seconds.']);
  } finally {
    await proxy.stop();
  }
});

test('a start waits for connections that its database refuses after the first', async () => {
  const name = `ponte_patient_${randomBytes(4).toString('hex')}`;
  // Connection limits do not apply to superusers.
  await direct.query(`create role ${name} login password 'patient' connection limit 1`);
  await direct.query(`create database ${name} owner ${name}`);
  const limited = new URL(clone.connectionString);
  [limited.username, limited.password, limited.pathname] = [name, 'patient', `/${name}`];
  try {
    const lines = await startMeanwhile(limited.href, () => direct.query(`alter role ${name} connection limit -1`));
    // The refusal reaches either the step itself or the watch over the database, whose word the step then repeats.
    const line =
      /^PostgreSQL is not ready yet \((53300|The database does not answer\.)\): trying again for 30 seconds\.$/;
    expect(lines).toEqual([expect.stringMatching(line)]);
  } finally {
    await direct.query(`drop database ${name} with (force)`);
    await direct.query(`drop role ${name}`);
  }
});
