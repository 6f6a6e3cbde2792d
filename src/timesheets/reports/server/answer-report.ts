import { findPerson } from '#accounts/server/queries.ts';
import { PDF_LINES, type ReportFormat } from '#platform/contract/report-formats.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { reportMediaTypes } from '#platform/reports/report-media-types.ts';
import { openWritten } from '#platform/reports/tables/open-written.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { ANSWERED_LINES } from '#timesheets/reports/rules/report-limits.ts';
import { reportName } from '#timesheets/reports/rules/report-name.ts';
import { monthOf } from '#platform/calendar/month-period.ts';
import { countEntries } from './report-entries.ts';
import type { ReportScope } from './report-scope.ts';
import { readsMoney } from './start-report.ts';
import { writeHours } from './write-report.ts';

interface Asked {
  format: ReportFormat;
  from?: string | undefined;
  to?: string | undefined;
  /** Leaves out the hours of everybody else. */
  memberId?: string;
}

export function answerMonth(
  context: SignedInContext,
  { projectId, month, exportFormat: format }: { projectId: string; month: string; exportFormat: ReportFormat },
) {
  return answerReport(context, projectId, { format, ...monthOf(`${month}-01`, 0) });
}

/** A file that the call itself makes: as long as a month or a person needs, not as long as a project may. */
export async function answerReport(context: SignedInContext, projectId: string, { format, from, to, memberId }: Asked) {
  const { database, session, language } = context;
  const reader = await requireReader(database, context, projectId);
  // To a professional, other people's hours are not there.
  if (reader.part === 'professional' && memberId !== undefined && memberId !== session.userId)
    throw platformErrors.notFound();
  const scope: ReportScope = {
    ...{ projectId, projectTitle: reader.title, part: reader.part, userId: session.userId, language },
    withMoney: readsMoney(context, reader),
    filter: { from, to, professionals: memberId === undefined ? undefined : [memberId] },
  };
  const maximum = format === 'pdf' ? PDF_LINES : ANSWERED_LINES;
  const found = await countEntries(database, scope, maximum + 1);
  if (found === 0) throw timesheetErrors.noHoursFound();
  if (found > maximum)
    throw (format === 'pdf' ? platformErrors.tooLongForPdf : timesheetErrors.tooLongForAnswer)({ count: maximum });
  const what = translate(language, 'timesheets/reports:fileName.hours');
  return {
    ...(await writeOpened(context, format, scope)),
    mediaType: reportMediaTypes[format],
    downloadName: reportName({ what, project: reader.title, from: from ?? null, to: to ?? null, format }),
  };
}

async function writeOpened({ database, session, now }: SignedInContext, format: ReportFormat, scope: ReportScope) {
  const person = await findPerson(database, session.userId);
  return openWritten((path) => writeHours(path, format, scope, { database, now, brand: person!.brand }));
}
