import { fileSizeText } from '#platform/i18n/file-size.ts';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { minutesText } from '#tasks/hours/web/hours-words.ts';
import type { ReportView } from '#tasks/reports/schemas.ts';

/** What is said of a report. */
export function useReportWords() {
  const { t } = useTranslation('tasks/reports');
  return {
    /** `Hours (CSV) of Building platform` */
    what: ({ kind, format, project }: ReportView) =>
      t('what', { kind: t(`kind.${kind}`), format: t(`formats.${format}`), project: project.title }),
    /** `120 entries, 96 h 30 min, 18 kB` */
    content: ({ lines, minutes, sizeBytes }: ReportView) =>
      t('lines', {
        count: lines ?? 0,
        time: minutesText(minutes ?? 0),
        size: fileSizeText(sizeBytes ?? 0, currentLocale()),
      }),
    until: ({ expiresAt }: ReportView) => {
      const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
      return expiresAt === null ? '' : t('until', { date: date.format(new Date(expiresAt)) });
    },
  };
}
