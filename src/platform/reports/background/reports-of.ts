import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ReportProgress } from '#platform/contract/report-progress.ts';
import type { ReportState } from '#platform/contract/report-states.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import type { ReportsTable } from './report-columns.ts';

export interface ReportRow {
  id: string;
  userId: string;
  state: ReportState;
  progress: number;
  lines: number | null;
  fileKey: string | null;
  sizeBytes: number | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

export type Reports<Row extends ReportRow> = ReturnType<typeof reportsOf<Row>>;

/** The life of the reports in one table. */
export function reportsOf<Row extends ReportRow>(table: ReportsTable) {
  const { id, state, fileKey, createdAt, expiresAt } = table;
  const isUnfinished = inArray(state, ['queued', 'running']);
  const release = (transaction: Database, rows: readonly Record<string, unknown>[]) =>
    releaseFiles(
      transaction,
      rows.flatMap((row) => (row.fileKey as string | null) ?? []),
    );

  /** Changes a report that is not finished; null when it is. */
  async function changeUnfinished(database: Database, reportId: string, values: Partial<Row>): Promise<Row | null> {
    const [changed] = await database
      .update(table)
      .set(values)
      .where(and(eq(id, reportId), isUnfinished))
      .returning();
    return (changed as Row | undefined) ?? null;
  }

  /** Gives up the files of reports that another one replaces. */
  async function replace(transaction: Database, by: string, condition: SQL | undefined): Promise<void> {
    const older = await transaction
      .update(table)
      .set({ state: 'expired' })
      .where(and(condition, eq(state, 'done'), ne(id, by)))
      .returning({ fileKey });
    await release(transaction, older);
  }

  /** Deletes reports with their files, also those that are being made: their job then has no row to write to. */
  async function erase(transaction: Database, condition: SQL): Promise<void> {
    await release(transaction, await transaction.delete(table).where(condition).returning({ fileKey }));
  }

  /** Ends what is over or was abandoned; gives those that never reached the queue. */
  async function sweep(database: Database): Promise<string[]> {
    await database
      .update(table)
      .set({ state: 'expired' })
      .where(and(eq(state, 'done'), lt(expiresAt, sql`${clockTime}`)));
    await database
      .update(table)
      .set({ state: 'failed', finishedAt: sql`${clockTime}` })
      .where(and(eq(state, 'running'), lt(createdAt, sql`${clockTime} - interval '2 hours'`)));
    const waiting = await database
      .select({ id })
      .from(table)
      .where(and(eq(state, 'queued'), lt(createdAt, sql`${clockTime} - interval '1 minute'`)))
      .limit(20);
    return waiting.map((row) => row.id as string);
  }
  return { isUnfinished, changeUnfinished, replace, erase, sweep };
}

/** As whoever asked for it sees it; past its end it is expired at once. */
export function presentProgress(row: ReportRow, now: Date): ReportProgress {
  const { id, progress, lines, sizeBytes, createdAt, expiresAt } = row;
  const isOver = row.state === 'done' && expiresAt !== null && expiresAt <= now;
  return {
    ...{ reportId: id, state: isOver ? 'expired' : row.state, progress, lines, sizeBytes },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
