import { ownDataErrors } from '#own-data/errors.ts';
import { presentExport } from '#own-data/server/present-export.ts';
import { dataExports } from '#own-data/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

export const MAKE_EXPORT = 'make-data-export';

/** Asks for a copy of the caller's data. Of two at the same time one is refused: the database lets one run for each person. */
export async function startExport({ database, session, queue, log, now }: SignedInContext) {
  const [started] = await database
    .insert(dataExports)
    .values({ userId: session.userId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!started) throw ownDataErrors.exportRunning();
  // When the queue does not answer, the job that tends the copies asks again within a minute.
  await queue
    .send(MAKE_EXPORT, { exportId: started.id })
    .catch((problem: unknown) => log.warn({ problem }, 'copy not sent to the queue'));
  return presentExport(started, now);
}
