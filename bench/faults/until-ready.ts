import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '#platform/testing/start-product.ts';

async function isReady({ url }: Product): Promise<boolean> {
  return fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const TIMEOUT_MS = 60_000;

/** Milliseconds until the readiness has the expected value. Throws after a minute, or when the product has ended. */
export async function untilReady(product: Product, expected: boolean): Promise<number> {
  const begun = performance.now();
  while ((await isReady(product)) !== expected) {
    const waited = performance.now() - begun;
    if (product.process.exitCode !== null || waited > TIMEOUT_MS)
      throw new Error(
        `After ${Math.round(waited)} ms the product is still not ${expected ? 'ready' : 'red'}. ${product.output()}`,
      );
    await delay(20);
  }
  return performance.now() - begun;
}
