import { setImmediate as afterThisMoment } from 'node:timers/promises';
import type { Database } from '#platform/db/connection.ts';
import { failedStep } from '#platform/db/open-transaction.ts';

/**
 * A transaction whose last statements are committed without waiting for their answers: `run` returns `last`, the steps that asked them by
 * `runTogether`, without awaiting it. When one of them fails, so does the transaction; a step whose code fails before it has asked counts too.
 */
export async function commitTogether<Result>(
  database: Database,
  run: (transaction: Database) => Promise<{ last: Promise<Result> }>,
): Promise<Result> {
  let last: Promise<Result> | undefined;
  try {
    await database.transaction(async (transaction) => {
      // The query builder would ask anew for each listener.
      last = (await run(transaction)).last.then((result) => result);
      last.catch(() => {});
      await afterThisMoment();
      const failed = failedStep();
      if (!failed) return;
      await last;
      throw failed.problem;
    });
  } catch (problem) {
    // The commit does not say why the transaction had failed.
    await last;
    throw problem;
  }
  return last!;
}
