import type { Database } from '#platform/db/connection.ts';

/** Runs batches, each in a transaction of its own, until one of them is not full. `run` returns how many items it processed. */
export async function runBatches(
  database: Database,
  size: number,
  run: (transaction: Database) => Promise<number>,
): Promise<void> {
  while ((await database.transaction(run)) === size);
}
