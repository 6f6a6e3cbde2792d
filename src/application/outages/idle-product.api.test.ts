import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

const STREAMS = 20;
const SETTLE_MS = 5_000;
const MEASURED_MS = 10_000;
/** Five a second, as the product promises (`npm run bench -- --only idle`). */
const MOST_TRANSACTIONS = 50;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await product.startWorker();
});
afterAll(() => product.close());

async function countTransactions(): Promise<number> {
  const { rows } = await product.database.execute<{ count: number }>(
    sql`select xact_commit::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!.count;
}

test(
  'an idle product hardly asks the database anything, however many people look at a page',
  { timeout: 90_000 },
  async () => {
    const end = new AbortController();
    onTestFinished(() => end.abort());
    for (let count = 0; count < STREAMS; count += 1) {
      const { id, token } = await product.person({ role: count % 2 === 0 ? 'squadOwner' : 'squadMember' });
      const headers = { authorization: `Bearer ${token}` };
      const stream = await fetch(`${product.url}/api/events?topic=waiting:${id}`, { headers, signal: end.signal });
      expect(stream.status).toBe(200);
    }
    await delay(SETTLE_MS);
    // The jobs of a minute may run in one of the spans, on a busy machine in two; what asks all the time asks in each.
    const spans: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const before = await countTransactions();
      await delay(MEASURED_MS);
      spans.push((await countTransactions()) - before);
    }
    expect(Math.min(...spans)).toBeLessThan(MOST_TRANSACTIONS);
  },
);
