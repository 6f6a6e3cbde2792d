import { ownDataErrors } from '#own-data/errors.ts';
import { presentExport } from '#own-data/server/present-export.ts';
import { dataExports } from '#own-data/server/tables.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { ownDataHappenings } from '#own-data/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

export const MAKE_EXPORT = 'make-data-export';

/** Requests an export of the caller's data. Of two concurrent requests one is refused: the database allows one running export per person. */
export async function startExport({ database, session, queue, log, now }: SignedInContext) {
  const { userId } = session;
  const started = await database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(dataExports)
      .values({ userId, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) throw ownDataErrors.exportRunning();
    await recordOfAccount(transaction, ownDataHappenings.copyAsked, userId, userId);
    return added;
  });
  // When the queue does not answer, the maintenance job queues the export within a minute.
  await queue
    .send(MAKE_EXPORT, { exportId: started.id })
    .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'copy not sent to the queue'));
  return presentExport(started, now);
}
