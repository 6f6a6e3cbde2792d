import autocannon from 'autocannon';
import { poolSize, startBenchProduct } from './bench-product.ts';
import { boardAddress, boardStatements, filteredPage } from './board-pages.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import type { BenchOptions } from './bench-options.ts';
import { startBareServer } from './start-bare-server.ts';
import { ensureVacancies } from './vacancy-database.ts';

const connections = 32;
const rounds = 7;
const roundSeconds = 5;
const usualRows = 100_000;

/** The product's throughput as a share of a bare server's. Rounds alternate, so that a busy machine affects both. */
export async function measureBoardRatio({ rows }: BenchOptions): Promise<Figure[]> {
  const connectionString = await ensureVacancies(Math.min(rows, usualRows));
  const query = boardStatements(filteredPage).page;
  const product = await startBenchProduct(connectionString);
  const bare = await startBareServer({ connectionString, poolSize, query });
  const addresses = { product: `${product.url}/api${boardAddress(filteredPage)}`, bare: bare.url };
  try {
    for (const url of Object.values(addresses)) await throughput(url);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const answered = { bare: await throughput(addresses.bare), product: await throughput(addresses.product) };
      ratios.push(answered.product / answered.bare);
      const perSecond = `product ${answered.product.toFixed(0)}/s, bare ${answered.bare.toFixed(0)}/s`;
      console.log(`  round ${round}: ${perSecond}, ratio ${ratios.at(-1)!.toFixed(2)}`);
    }
    const from = `median of ${rounds} rounds, ${connections} connections`;
    return [figure('board-ratio: product / bare server', median(ratios), { atLeast: 0.6, from })];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

async function throughput(url: string): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({ url, connections, duration: roundSeconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${url} failed.`);
  return requests.total / duration;
}
