import { fileSizeText } from '#platform/i18n/file-size.ts';
import { operationAddress } from '#ui/client.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import type { ReportCalls } from '#ui/reports/report-calls.ts';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import type { ReportView } from '#timesheets/reports/schemas.ts';
import { reportsApi } from './reports-queries.ts';

export function useReportCalls(): ReportCalls<ReportView> {
  const { t } = useTranslation('timesheets/reports');
  const { t: ofPlatform } = useTranslation('platform/reports');
  return {
    read: (reportId, signal) => reportsApi('GET /hourReports/{reportId}', { params: { reportId }, signal }),
    cancel: (reportId) => reportsApi('POST /hourReports/{reportId}/cancel', { params: { reportId } }),
    address: (reportId) => operationAddress('/hourReports/{reportId}/file', { params: { reportId } }),
    what: ({ kind, format, project }) =>
      t('what', { kind: t(`kind.${kind}`), format: ofPlatform(`formats.${format}`), project: project.title }),
    content: ({ lines, minutes, sizeBytes }) =>
      t('lines', {
        count: lines ?? 0,
        time: minutesText(minutes ?? 0),
        size: fileSizeText(sizeBytes ?? 0, currentLocale()),
      }),
  };
}
