import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

const STREAMS = 20;
const SETTLE_MS = 5_000;
const MEASURED_MS = 10_000;
/** Five a second, as the product promises (`npm run bench -- --only idle`). */
const MOST_TRANSACTIONS = 50;
/** The jobs of each minute begin with it, and are through by then. */
const MINUTE_BEGINS_MS = 15_000;

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

test('an idle product hardly asks the database anything, however many people look at a page', { timeout: 90_000 }, async () => {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  for (let count = 0; count < STREAMS; count += 1) {
    const { id, token } = await product.person({ role: count % 2 === 0 ? 'squadOwner' : 'squadMember' });
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${product.url}/api/events?topic=waiting:${id}`, { headers, signal: end.signal });
    expect(stream.status).toBe(200);
  }
  await delay(SETTLE_MS);
  const intoMinute = Date.now() % 60_000;
  if (intoMinute < MINUTE_BEGINS_MS) await delay(MINUTE_BEGINS_MS - intoMinute);
  if (intoMinute > 60_000 - MEASURED_MS) await delay(60_000 - intoMinute + MINUTE_BEGINS_MS);
  const before = await countTransactions();
  await delay(MEASURED_MS);
  expect((await countTransactions()) - before).toBeLessThan(MOST_TRANSACTIONS);
});
