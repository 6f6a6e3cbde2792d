import { PDF_LINES } from '#platform/contract/report-formats.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { sendReport } from '#platform/reports/background/report-jobs.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { type BoardReader, requireReader } from '#tasks/board/server/find-reader.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import type { ReportRequest } from '#timesheets/reports/schemas.ts';
import { listWorkers } from '#timesheets/timesheet/server/list-workers.ts';
import { countEvidence } from './read-evidence.ts';
import { countEntries } from './report-entries.ts';
import { listLatest, presentReport } from './report-queries.ts';
import type { ReportScope } from './report-scope.ts';
import { hourReports } from './tables.ts';

export const MAKE_REPORT = 'make-hours-report';

/** Money is shown to whoever may see the company's payments; a professional reads what they agreed to themselves. */
export function readsMoney(context: SignedInContext, { part }: BoardReader): boolean {
  return part === 'professional' || hasPermission(context, 'accessPayments');
}

export async function readReportChoices(context: SignedInContext, projectId: string) {
  const { database, session, now } = context;
  const reader = await requireReader(database, context, projectId);
  const [people, latest] = await Promise.all([
    listWorkers(database, reader),
    listLatest(database, session.userId, projectId),
  ]);
  return {
    project: { projectId, title: reader.title },
    part: reader.part,
    people,
    withMoney: readsMoney(context, reader),
    latest: latest.map((report) => presentReport(report, now)),
  };
}

/** Asks for a report. Of two concurrent requests one is refused: the database allows one of a kind at a time. */
export async function startReport(context: SignedInContext, projectId: string, request: ReportRequest) {
  const { database, session, language, now } = context;
  const reader = await requireReader(database, context, projectId);
  const { kind, format, from, to, status, search, professionals } = request;
  const memberIds = professionals === 'everyone' ? null : professionals;
  const withMoney = readsMoney(context, reader);
  await requireEntries(context, request, {
    ...{ projectId, projectTitle: reader.title, part: reader.part, userId: session.userId, language, withMoney },
    filter: {
      ...{ from: from ?? undefined, to: to ?? undefined, professionals: memberIds ?? undefined, status, search },
    },
  });
  const started = await database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(hourReports)
      .values({
        ...{ userId: session.userId, workspaceId: reader.workspaceId, projectId, kind, format, language, withMoney },
        ...{ part: reader.part, memberIds, statuses: status, search, fromDate: from, toDate: to, createdAt: now },
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw timesheetErrors.reportRunning();
    await recordHappening(transaction, {
      ...{ name: timesheetHappenings.reportAsked, workspaceId: reader.workspaceId, actorId: session.userId },
      ids: { projectId },
    });
    return added;
  });
  await sendReport(context, MAKE_REPORT, started.id);
  return presentReport({ ...started, projectTitle: reader.title }, now);
}

/** There must be something to report, and a PDF takes only so much: of an evidence, entries and their steps count. */
async function requireEntries(
  { database }: SignedInContext,
  { kind, format }: Pick<ReportRequest, 'kind' | 'format'>,
  scope: ReportScope,
): Promise<void> {
  const found = await countEntries(database, scope, PDF_LINES + 1);
  if (found === 0) throw timesheetErrors.noHoursFound();
  if (format !== 'pdf') return;
  const lines = kind === 'evidence' && found <= PDF_LINES ? await countEvidence(database, scope) : found;
  if (lines > PDF_LINES) throw platformErrors.tooLongForPdf({ count: PDF_LINES });
}
