import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob, Queue } from '#platform/jobs/queue.ts';
import { WRITING_FOLDER } from '#platform/reports/tables/open-written.ts';
import { makeReport, type ReportMaker } from './make-report.ts';
import type { ReportRow } from './reports-of.ts';

const ABANDONED_MS = 2 * 3_600_000;

/** The jobs that make reports and look after them. */
export function reportJobsOf<Row extends ReportRow, Report extends Row>(
  names: { make: string; maintain: string },
  maker: ReportMaker<Row, Report>,
): readonly AnyJob[] {
  return [
    {
      name: names.make,
      retryLimit: 3,
      retryDelaySeconds: 10,
      run: ({ reportId }: { reportId: string }, context) => makeReport(reportId, maker, context),
    },
    {
      name: names.maintain,
      retryLimit: 0,
      retryDelaySeconds: 60,
      schedule: '* * * * *',
      run: async (_data, context) => {
        const waiting = await maker.reports.sweep(context.database);
        await clearFolders(context.now);
        for (const id of waiting) await makeReport(id, maker, { ...context, lastTry: true });
      },
    },
  ];
}

/** When the queue does not answer, the maintenance job makes the report within a minute. */
export function sendReport(
  { queue, log }: { queue: Pick<Queue, 'send'>; log: Pick<BaseLogger, 'warn'> },
  job: string,
  reportId: string,
): Promise<unknown> {
  return queue
    .send(job, { reportId })
    .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'report not sent to the queue'));
}

/** Clears what killed processes left. */
async function clearFolders(now: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(WRITING_FOLDER));
  for (const name of names) {
    const path = join(tmpdir(), name);
    const made = await stat(path).catch(() => null);
    if (made && now.getTime() - made.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
