import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { presentProgress, reportsOf } from '#platform/reports/background/reports-of.ts';
import { projects } from '#projects/server/tables.ts';
import { type ReportKind, reportKinds } from '#timesheets/reports/rules/report-terms.ts';
import type { ReportView } from '#timesheets/reports/schemas.ts';
import { hourReports } from './tables.ts';

export type ReportRow = typeof hourReports.$inferSelect;
export type TitledReport = ReportRow & { projectTitle: string };

export const reportsOfHours = reportsOf<ReportRow>(hourReports);

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

/** Lists for each kind the report that is being made, for whichever project, or else the last one of this project. */
export async function listLatest(database: Database, userId: string, projectId: string): Promise<TitledReport[]> {
  const latestOf = (kind: ReportKind) =>
    listReports(
      database,
      and(
        eq(hourReports.userId, userId),
        eq(hourReports.kind, kind),
        or(reportsOfHours.isUnfinished, eq(hourReports.projectId, projectId)),
      ),
    );
  return (await Promise.all(reportKinds.map(latestOf))).flat();
}

/** Erases the reports that a person asked for, and those that were asked for about them by name; their files hold nobody's hours for longer than a day. */
export function eraseReportsOf(transaction: Database, userId: string): Promise<void> {
  return reportsOfHours.erase(
    transaction,
    sql`(${hourReports.userId} = ${userId} or ${userId} = any(${hourReports.memberIds}))`,
  );
}

export function presentReport(row: TitledReport, now: Date): ReportView {
  const { projectId, projectTitle, kind, format, fromDate, toDate, minutes } = row;
  return {
    ...presentProgress(row, now),
    project: { projectId, title: projectTitle },
    ...{ kind, format, from: fromDate, to: toDate, minutes },
  };
}
