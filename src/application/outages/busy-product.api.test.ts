import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';
import { type OutageProxy, startOutageProxy } from '#platform/testing/outage-proxy.ts';
import { type Product, startProduct } from '#platform/testing/start-product.ts';
import type { TestDatabase } from '#platform/testing/template-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const POOL_SIZE = 2;
let clone: TestDatabase;
let proxy: OutageProxy;
/** Connects around the proxy. */
let direct: MonitoredClient;
let product: Product;
beforeAll(async () => {
  clone = await createTestDatabase();
  direct = await connectClient(clone.connectionString, 'test');
  proxy = await startOutageProxy(clone.connectionString);
  const env = { DATABASE_URL: proxy.connectionString, DATABASE_POOL: String(POOL_SIZE), RATE_LIMITS: '0' };
  product = await startProduct({ env });
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await proxy?.stop();
  await direct?.end();
  await clone?.drop();
});

const statusOf = async (path: string) => (await fetch(product.url + path)).status;
/** Not from pg_stat_activity, of which a transaction sees one moment only. */
const countWaiting = async () =>
  (
    await direct.query(
      `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rowCount;

test(
  '1.2 a product whose calls occupy the whole pool is ready, and red soon when its database falls silent',
  { timeout: 120_000 },
  async () => {
    await direct.query('begin');
    await direct.query('lock table positions in access exclusive mode');
    const calls = Array.from({ length: 3 * POOL_SIZE }, () => statusOf('/api/opportunities').catch(() => 0));
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(POOL_SIZE);
    for (let count = 0; count < 3; count += 1) expect(await statusOf('/api/ready')).toBe(200);
    expect(await countWaiting()).toBe(POOL_SIZE);

    proxy.hang();
    const begun = performance.now();
    await expect.poll(() => statusOf('/api/ready'), { timeout: 10_000 }).toBe(503);
    // Two seconds are promised; the rest is for a busy machine.
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]));

    await direct.query('rollback');
    await proxy.restore();
    await expect.poll(() => statusOf('/api/ready'), { timeout: 20_000 }).toBe(200);
    expect(await statusOf('/api/opportunities')).toBe(200);
  },
);
