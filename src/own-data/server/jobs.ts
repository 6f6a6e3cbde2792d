import { and, eq, lt, sql } from 'drizzle-orm';
import { createExport } from '#own-data/server/make-export.ts';
import { MAKE_EXPORT } from '#own-data/server/start-export.ts';
import { dataExports } from '#own-data/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

/** Exports contain the personal data of all rooms. */
export const ownDataJobs: readonly AnyJob[] = [
  {
    name: MAKE_EXPORT,
    retryLimit: 3,
    retryDelaySeconds: 10,
    run: ({ exportId }: { exportId: string }, context) => createExport(exportId, context),
  },
  {
    name: 'maintain-data-exports',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '* * * * *',
    run: (_data, context) => maintainExports(context),
  },
];

/** Queues exports that never reached the queue, fails abandoned ones, and removes expired ones. */
async function maintainExports(context: JobContext): Promise<void> {
  const { database } = context;
  const { state, createdAt, expiresAt } = dataExports;
  await database
    .update(dataExports)
    .set({ state: 'expired' })
    .where(and(eq(state, 'done'), lt(expiresAt, sql`${clockTime}`)));
  await database
    .update(dataExports)
    .set({ state: 'failed', finishedAt: sql`${clockTime}` })
    .where(and(eq(state, 'running'), lt(createdAt, sql`${clockTime} - interval '2 hours'`)));
  const waiting = await database
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(state, 'queued'), lt(createdAt, sql`${clockTime} - interval '1 minute'`)))
    .limit(20);
  for (const { id } of waiting) await createExport(id, { ...context, lastTry: true });
}
