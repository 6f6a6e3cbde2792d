import { and, eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import type { Brand } from '#platform/contract/brand.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { ReportMaker } from '#platform/reports/background/make-report.ts';
import { reportMediaTypes } from '#platform/reports/report-media-types.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { countEntries } from './report-entries.ts';
import { findOwnReport, type ReportRow, reportsOfHours, type TitledReport } from './report-queries.ts';
import { scopeOf } from './report-scope.ts';
import { hourReports } from './tables.ts';
import { writeEvidence } from './write-evidence.ts';
import { writeHours } from './write-report.ts';

export const REPORT_FILE_KIND = 'hours-report';

export const hoursMaker: ReportMaker<ReportRow, TitledReport & { brand: Brand }> = {
  reports: reportsOfHours,
  fileKind: REPORT_FILE_KIND,
  find: async (database, { id, userId }) => {
    const report = await findOwnReport(database, userId, id);
    const person = await findPerson(database, userId);
    return report && person && { ...report, brand: person.brand };
  },
  count: (database, report) => countEntries(database, scopeOf(report)),
  write: (path, report, writing) => {
    const scope = scopeOf(report);
    const branded = { ...writing, brand: report.brand };
    return report.kind === 'evidence'
      ? writeEvidence(path, scope, branded)
      : writeHours(path, report.format, scope, branded);
  },
  mediaType: ({ format }) => reportMediaTypes[format],
  replaced: ({ userId, kind }) => and(eq(hourReports.userId, userId), eq(hourReports.kind, kind)),
  tell: (transaction, { workspaceId, projectId, userId }) =>
    recordHappening(transaction, {
      ...{ name: timesheetHappenings.reportReady, workspaceId, actorId: userId },
      ids: { projectId },
    }),
};
