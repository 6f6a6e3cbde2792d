import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { projects } from '#projects/server/tables.ts';
import { type ReportKind, reportKinds } from '#tasks/reports/rules/report-terms.ts';
import type { ReportView } from '#tasks/reports/schemas.ts';
import { hourReports } from './tables.ts';

export type ReportRow = typeof hourReports.$inferSelect;
export type TitledReport = ReportRow & { projectTitle: string };

const isUnfinished = inArray(hourReports.state, ['queued', 'running']);

async function listReports(database: Database, condition: SQL | undefined, limit = 1): Promise<TitledReport[]> {
  const rows = await database
    .select({ report: hourReports, projectTitle: projects.title })
    .from(hourReports)
    .innerJoin(projects, eq(projects.id, hourReports.projectId))
    .where(condition)
    .orderBy(desc(hourReports.id))
    .limit(limit);
  return rows.map(({ report, projectTitle }) => ({ ...report, projectTitle }));
}

export async function findOwnReport(database: Database, userId: string, id: string): Promise<TitledReport | null> {
  const [found] = await listReports(database, and(eq(hourReports.id, id), eq(hourReports.userId, userId)));
  return found ?? null;
}

/** Of each kind the one that is being made, for whichever project, or else the last one of this project. */
export async function listLatest(database: Database, userId: string, projectId: string): Promise<TitledReport[]> {
  const latestOf = (kind: ReportKind) =>
    listReports(
      database,
      and(
        eq(hourReports.userId, userId),
        eq(hourReports.kind, kind),
        or(isUnfinished, eq(hourReports.projectId, projectId)),
      ),
    );
  return (await Promise.all(reportKinds.map(latestOf))).flat();
}

/** Changes a report that is not finished; null when it is. */
export async function changeUnfinished(
  database: Database,
  id: string,
  values: Partial<typeof hourReports.$inferInsert>,
): Promise<ReportRow | null> {
  const [changed] = await database
    .update(hourReports)
    .set(values)
    .where(and(eq(hourReports.id, id), isUnfinished))
    .returning();
  return changed ?? null;
}

/** Deletes reports with their files, also those that are being made: their job then has no row to write to. */
export async function eraseReports(transaction: Database, condition: SQL): Promise<void> {
  const erased = await transaction.delete(hourReports).where(condition).returning({ fileKey: hourReports.fileKey });
  await releaseFiles(
    transaction,
    erased.flatMap(({ fileKey }) => fileKey ?? []),
  );
}

/** Those that a person asked for, and those that were asked for about them by name; their files hold nobody's hours for longer than a day. */
export function eraseReportsOf(transaction: Database, userId: string): Promise<void> {
  return eraseReports(
    transaction,
    sql`(${hourReports.userId} = ${userId} or ${userId} = any(${hourReports.memberIds}))`,
  );
}

/** As whoever asked for it sees it; past its end it is expired at once. */
export function presentReport(row: TitledReport, now: Date): ReportView {
  const isOver = row.state === 'done' && row.expiresAt !== null && row.expiresAt <= now;
  const { id, projectId, projectTitle, kind, format, fromDate, toDate, progress, lines, minutes, sizeBytes } = row;
  return {
    reportId: id,
    project: { projectId, title: projectTitle },
    ...{ kind, format, from: fromDate, to: toDate, progress, lines, minutes, sizeBytes },
    state: isOver ? 'expired' : row.state,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
