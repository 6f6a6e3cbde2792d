import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, lt, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { WRITING_FOLDER } from '#platform/reports/tables/open-written.ts';
import { makeReport } from './make-report.ts';
import { MAKE_REPORT } from './start-report.ts';
import { hourReports } from './tables.ts';

const ABANDONED_MS = 2 * 3_600_000;

export const reportJobs: readonly AnyJob[] = [
  {
    name: MAKE_REPORT,
    retryLimit: 3,
    retryDelaySeconds: 10,
    run: ({ reportId }: { reportId: string }, context) => makeReport(reportId, context),
  },
  {
    name: 'maintain-hours-reports',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '* * * * *',
    run: (_data, context) => maintainReports(context),
  },
];

/** Makes reports that never reached the queue, fails abandoned ones, ends expired ones, and clears what killed processes left. */
async function maintainReports(context: JobContext): Promise<void> {
  const { database } = context;
  const { state, createdAt, expiresAt } = hourReports;
  await database
    .update(hourReports)
    .set({ state: 'expired' })
    .where(and(eq(state, 'done'), lt(expiresAt, sql`${clockTime}`)));
  await database
    .update(hourReports)
    .set({ state: 'failed', finishedAt: sql`${clockTime}` })
    .where(and(eq(state, 'running'), lt(createdAt, sql`${clockTime} - interval '2 hours'`)));
  await clearFolders(context.now);
  const waiting = await database
    .select({ id: hourReports.id })
    .from(hourReports)
    .where(and(eq(state, 'queued'), lt(createdAt, sql`${clockTime} - interval '1 minute'`)))
    .limit(20);
  for (const { id } of waiting) await makeReport(id, { ...context, lastTry: true });
}

async function clearFolders(now: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(WRITING_FOLDER));
  for (const name of names) {
    const path = join(tmpdir(), name);
    const made = await stat(path).catch(() => null);
    if (made && now.getTime() - made.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
