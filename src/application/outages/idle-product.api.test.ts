import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

const STREAMS = 20;
const SETTLE_MS = 5_000;
const MEASURED_MS = 10_000;
/** Twenty for the watch over the database, and the jobs of a minute that may begin just then; a question every half second for each job would be a thousand. */
const MOST_TRANSACTIONS = 250;

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

test('an idle product hardly asks the database anything, however many people look at a page', async () => {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  for (let count = 0; count < STREAMS; count += 1) {
    const { id, token } = await product.person({ role: count % 2 === 0 ? 'squadOwner' : 'squadMember' });
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${product.url}/api/events?topic=waiting:${id}`, { headers, signal: end.signal });
    expect(stream.status).toBe(200);
  }
  await delay(SETTLE_MS);
  const before = await countTransactions();
  await delay(MEASURED_MS);
  expect((await countTransactions()) - before).toBeLessThan(MOST_TRANSACTIONS);
});
