import type { Database } from '#platform/db/connection.ts';

/**
 * A transaction that ends with a read, which travels together with the commit: `run` returns the read without awaiting it. When it
 * fails, so does the transaction.
 */
export async function commitWithLastRead<Result>(
  database: Database,
  run: (transaction: Database) => Promise<{ lastRead: Promise<Result> }>,
): Promise<Result> {
  let lastRead: Promise<Result> | undefined;
  try {
    await database.transaction(async (transaction) => {
      ({ lastRead } = await run(transaction));
      lastRead.catch(() => {});
    });
  } catch (problem) {
    // The commit does not say why the transaction had failed.
    await lastRead;
    throw problem;
  }
  return lastRead!;
}
