import type { SQL } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clock } from '#platform/calendar/clock.ts';
import { REPORT_RETENTION_HOURS } from '#platform/contract/report-states.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles, retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { WRITING_FOLDER } from '#platform/reports/tables/open-written.ts';
import type { ReportRow, Reports } from './reports-of.ts';

const HOUR_MS = 3_600_000;
const TOLD_EVERY_MS = 500;

export interface ReportWriting extends Pick<JobContext, 'settings'> {
  database: Database;
  ports: Ports;
  /** When it is made, by the product's clock. */
  now: Date;
  /** Called with what was read so far; what it throws ends the writing. */
  onProgress?: (read: number) => Promise<void>;
}

/** How the reports of one table are made. */
export interface ReportMaker<Row extends ReportRow, Report extends Row> {
  reports: Reports<Row>;
  fileKind: string;
  /** Null: it was erased meanwhile, or whoever asked for it was. */
  find: (database: Database, row: Row) => Promise<Report | null>;
  /** How much `write` is going to read. */
  count: (database: Database, report: Report) => Promise<number>;
  /** Gives what the row tells of the file. */
  write: (path: string, report: Report, writing: ReportWriting) => Promise<Partial<Row>>;
  mediaType: (report: Report) => string;
  /** The earlier reports that this one replaces. */
  replaced: (report: Report) => SQL | undefined;
  /** Records that it is ready. */
  tell: (transaction: Database, report: Report) => Promise<void>;
}

class ReportCancelled extends Error {}

/** Makes the file of one report. One that is cancelled or erased meanwhile leaves nothing behind. */
export async function makeReport<Row extends ReportRow, Report extends Row>(
  reportId: string,
  maker: ReportMaker<Row, Report>,
  context: JobContext,
): Promise<void> {
  const { database, files, ports, settings, lastTry } = context;
  const { reports, fileKind: kind } = maker;
  const change = (values: Partial<ReportRow>) => reports.changeUnfinished(database, reportId, values as Partial<Row>);
  const running = await change({ state: 'running', progress: 0 });
  const report = running && (await maker.find(database, running));
  if (!report) return;
  const folder = await mkdtemp(join(tmpdir(), WRITING_FOLDER));
  try {
    const path = join(folder, 'report');
    const total = await maker.count(database, report);
    const onProgress = tellProgress(total, async (progress) => (await change({ progress })) !== null);
    const written = await maker.write(path, report, { database, ports, settings, now: clock.now(), onProgress });
    const { size: sizeBytes } = await stat(path);
    const file = { kind, mediaType: maker.mediaType(report), sizeBytes, bytes: createReadStream(path) };
    const fileKey = await storeFile(database, files, file);
    await finish(database, maker, report, { ...written, fileKey, sizeBytes });
  } catch (problem) {
    if (problem instanceof ReportCancelled) return;
    if (lastTry) await change({ state: 'failed', finishedAt: clock.now() });
    throw problem;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells twice a second how far the report is; throws when it was cancelled. */
function tellProgress(total: number, tell: (progress: number) => Promise<boolean>) {
  let toldAt = performance.now();
  return async (read: number) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    // Storing the file is the rest.
    if (!(await tell(Math.min(Math.floor((read / Math.max(total, 1)) * 95), 95)))) throw new ReportCancelled();
  };
}

/** Keeps the new file and gives up the earlier ones, in one transaction. */
async function finish<Row extends ReportRow, Report extends Row>(
  database: Database,
  { reports, replaced, tell }: ReportMaker<Row, Report>,
  report: Report,
  made: Partial<Row> & { fileKey: string; sizeBytes: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const finishedAt = clock.now();
    const expiresAt = new Date(finishedAt.getTime() + REPORT_RETENTION_HOURS * HOUR_MS);
    const values = { ...made, state: 'done' as const, progress: 100, finishedAt, expiresAt };
    if (!(await reports.changeUnfinished(transaction, report.id, values)))
      return releaseFiles(transaction, [made.fileKey]);
    await reports.replace(transaction, report.id, replaced(report));
    await retainFile(transaction, made.fileKey, expiresAt);
    await tell(transaction, report);
  });
}
