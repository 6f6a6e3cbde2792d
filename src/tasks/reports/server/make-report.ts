import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import { clock } from '#platform/calendar/clock.ts';
import { releaseFiles, retainFile, storeFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { WRITING_FOLDER } from '#platform/reports/tables/open-written.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { REPORT_RETENTION_HOURS } from '#tasks/reports/rules/report-limits.ts';
import { countEntries } from './report-entries.ts';
import { changeUnfinished, findOwnReport, type TitledReport } from './report-queries.ts';
import { scopeOf } from './report-scope.ts';
import { hourReports } from './tables.ts';
import { writeEvidence } from './write-evidence.ts';
import type { Writing, Written } from './report-writing.ts';
import { mediaTypes, writeHours } from './write-report.ts';

export const REPORT_FILE_KIND = 'hours-report';
const HOUR_MS = 3_600_000;
const TOLD_EVERY_MS = 500;

class ReportCancelled extends Error {}

/** Makes the file of one report. One that is cancelled or erased meanwhile leaves nothing behind. */
export async function makeReport(reportId: string, context: JobContext): Promise<void> {
  const { database, files, lastTry } = context;
  const running = await changeUnfinished(database, reportId, { state: 'running', progress: 0 });
  const report = running && (await findOwnReport(database, running.userId, reportId));
  const person = running && (await findPerson(database, running.userId));
  if (!report || !person) return;
  const folder = await mkdtemp(join(tmpdir(), WRITING_FOLDER));
  try {
    const path = join(folder, 'report');
    const written = await write(path, report, {
      ...{ database, now: clock.now(), brand: person.brand },
      onProgress: await progressOf(report, context),
    });
    const { size } = await stat(path);
    const file = { kind: REPORT_FILE_KIND, mediaType: mediaTypes[report.format], sizeBytes: size };
    const fileKey = await storeFile(database, files, { ...file, bytes: createReadStream(path) });
    await finish(context, report, { ...written, fileKey, sizeBytes: size });
  } catch (problem) {
    if (problem instanceof ReportCancelled) return;
    if (lastTry) await changeUnfinished(database, reportId, { state: 'failed', finishedAt: clock.now() });
    throw problem;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function write(path: string, report: TitledReport, writing: Writing): Promise<Written> {
  const scope = scopeOf(report);
  return report.kind === 'evidence'
    ? writeEvidence(path, scope, writing)
    : writeHours(path, report.format, scope, writing);
}

/** Tells twice a second how far the report is; throws when it was cancelled. */
async function progressOf(report: TitledReport, { database }: JobContext) {
  const total = await countEntries(database, scopeOf(report));
  let toldAt = performance.now();
  return async (entries: number) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    // Storing the file is the rest.
    const progress = Math.min(Math.floor((entries / Math.max(total, 1)) * 95), 95);
    if (!(await changeUnfinished(database, report.id, { progress }))) throw new ReportCancelled();
  };
}

/** Keeps the new file and gives up the earlier ones of that kind, in one transaction. */
async function finish(
  { database }: JobContext,
  { id, userId, kind, workspaceId, projectId }: TitledReport,
  made: Written & { fileKey: string; sizeBytes: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const finishedAt = clock.now();
    const expiresAt = new Date(finishedAt.getTime() + REPORT_RETENTION_HOURS * HOUR_MS);
    const values = { ...made, state: 'done' as const, progress: 100, finishedAt, expiresAt };
    if (!(await changeUnfinished(transaction, id, values))) return releaseFiles(transaction, [made.fileKey]);
    const { state, fileKey } = hourReports;
    const older = await transaction
      .update(hourReports)
      .set({ state: 'expired' })
      .where(and(eq(hourReports.userId, userId), eq(hourReports.kind, kind), eq(state, 'done'), ne(hourReports.id, id)))
      .returning({ fileKey });
    await releaseFiles(
      transaction,
      older.flatMap((one) => one.fileKey ?? []),
    );
    await retainFile(transaction, made.fileKey, expiresAt);
    await recordHappening(transaction, {
      ...{ name: taskHappenings.reportReady, workspaceId, actorId: userId },
      ids: { projectId },
    });
  });
}
