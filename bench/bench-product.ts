import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Product, startProduct } from '#platform/testing/start-product.ts';
import { benchCache } from './bench-server.ts';

export const poolSize = 20;

/** The real product as in production, on a benchmark database. */
export function startBenchProduct(connectionString: string): Promise<Product> {
  return startBenchProductWith(connectionString, {});
}

export async function startBenchProductWith(
  connectionString: string,
  settings: Record<string, string>,
): Promise<Product> {
  const dataDirectory = join(benchCache, 'product');
  await mkdir(dataDirectory, { recursive: true });
  return startProduct({
    env: {
      DATABASE_URL: connectionString,
      DATABASE_POOL: String(poolSize),
      DATA_DIR: dataDirectory,
      RATE_LIMITS: '0',
      ...settings,
    },
  });
}
