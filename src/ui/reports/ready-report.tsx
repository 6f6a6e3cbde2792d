import type { ReportProgress } from '#platform/contract/report-progress.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { AnchorButton } from '../controls/button.tsx';
import { currentLocale, useTranslation } from '../i18n.ts';
import type { ReportCalls } from './report-calls.ts';
import styles from './reports.module.css';

interface ReadyReportsProps<Report extends ReportProgress> {
  reports: readonly Report[];
  calls: ReportCalls<Report>;
}

/** Reports that were made before and can still be downloaded. */
export function ReadyReports<Report extends ReportProgress>({ reports, calls }: ReadyReportsProps<Report>) {
  const { t } = useTranslation('platform/reports');
  const ready = reports.filter(({ state }) => state === 'done');
  if (ready.length === 0) return null;
  return (
    <ul className={styles.ready} aria-label={t('ready')}>
      {ready.map((report) => (
        <li key={report.reportId}>
          <ReadyReport report={report} calls={calls} />
        </li>
      ))}
    </ul>
  );
}

interface ReadyReportProps<Report extends ReportProgress> {
  report: Report;
  calls: ReportCalls<Report>;
  /** It is what the reader waited for. */
  isNew?: boolean;
}

export function ReadyReport<Report extends ReportProgress>({ report, calls, isNew = false }: ReadyReportProps<Report>) {
  const { t } = useTranslation('platform/reports');
  const { reportId, expiresAt } = report;
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const until = expiresAt === null ? '' : t('until', { date: date.format(new Date(expiresAt)) });
  return (
    <div className={styles.one}>
      <div>
        <p>{calls.what(report)}</p>
        <p className="meta num">
          {calls.content(report)} · {until}
        </p>
      </div>
      <AnchorButton
        size="sm"
        variant={isNew ? 'primary' : 'default'}
        icon={<IconDownload size={16} aria-hidden="true" />}
        href={calls.address(reportId)}
        download
      >
        {t('download')}
      </AnchorButton>
    </div>
  );
}
