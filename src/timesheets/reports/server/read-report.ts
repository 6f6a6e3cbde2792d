import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { reportName } from '#timesheets/reports/rules/report-name.ts';
import { requireRightsIn } from '#workspaces/server/list-workspace-access.ts';
import { REPORT_FILE_KIND } from './make-report.ts';
import { findOwnReport, presentReport, reportsOfHours, type TitledReport } from './report-queries.ts';

async function requireOwn({ database, session }: SignedInContext, reportId: string): Promise<TitledReport> {
  const own = await findOwnReport(database, session.userId, reportId);
  if (!own) throw platformErrors.notFound();
  return own;
}

export async function readReport(context: SignedInContext, reportId: string) {
  return presentReport(await requireOwn(context, reportId), context.now);
}

/** One that is cancelled stays so; one that is made cannot be cancelled. */
export async function cancelReport(context: SignedInContext, reportId: string) {
  const { database, session, now } = context;
  const own = await requireOwn(context, reportId);
  const { workspaceId, projectId, projectTitle } = own;
  return database.transaction(async (transaction) => {
    const cancelled = await reportsOfHours.changeUnfinished(transaction, reportId, {
      state: 'cancelled',
      finishedAt: now,
    });
    if (!cancelled && own.state !== 'cancelled') throw timesheetErrors.reportFinished();
    if (cancelled)
      await recordHappening(transaction, {
        ...{ name: timesheetHappenings.reportCancelled, workspaceId, actorId: session.userId },
        ids: { projectId },
      });
    return presentReport({ ...(cancelled ?? own), projectTitle }, now);
  });
}

/** The file, as long as its reader may still see what stands in it. */
export async function downloadReport(context: SignedInContext, reportId: string) {
  const { database, files } = context;
  const own = await requireOwn(context, reportId);
  await requireRight(context, own);
  const file = own.fileKey && (await openFile(database, files, { key: own.fileKey, kind: REPORT_FILE_KIND }));
  if (!file) throw timesheetErrors.reportGone();
  const { kind, language, projectTitle: project, fromDate: from, toDate: to, format } = own;
  const what = translate(language, `timesheets/reports:fileName.${kind}`);
  return { ...file, downloadName: reportName({ what, project, from, to, format }) };
}

/** Rights may have been taken away since it was made. */
async function requireRight(context: SignedInContext, report: TitledReport): Promise<void> {
  const { database, session } = context;
  if (session.role !== 'squadOwner') await requireReader(database, context, report.projectId);
  else
    await requireRightsIn(database, session.userId, {
      workspaceId: report.workspaceId,
      permissions: report.withMoney ? ['generateReports', 'accessPayments'] : ['generateReports'],
    });
}
