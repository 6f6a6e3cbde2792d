import { IconDownload } from '@tabler/icons-react';
import { operationAddress } from '#platform/ui/client.ts';
import { AnchorButton } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { ReportView } from '#tasks/reports/schemas.ts';
import { useReportWords } from './use-report-words.ts';
import styles from './reports.module.css';

/** Reports that were made before and can still be downloaded. */
export function ReadyReports({ reports }: { reports: readonly ReportView[] }) {
  const { t } = useTranslation('tasks/reports');
  const ready = reports.filter(({ state }) => state === 'done');
  if (ready.length === 0) return null;
  return (
    <ul className={styles.ready} aria-label={t('ready')}>
      {ready.map((report) => (
        <li key={report.reportId}>
          <ReadyReport report={report} />
        </li>
      ))}
    </ul>
  );
}

interface ReadyReportProps {
  report: ReportView;
  /** It is what the reader waited for. */
  isNew?: boolean;
}

export function ReadyReport({ report, isNew = false }: ReadyReportProps) {
  const { t } = useTranslation('tasks/reports');
  const { what, content, until } = useReportWords();
  const { reportId } = report;
  return (
    <div className={styles.one}>
      <div>
        <p>{what(report)}</p>
        <p className="meta num">
          {content(report)} · {until(report)}
        </p>
      </div>
      <AnchorButton
        size="sm"
        variant={isNew ? 'primary' : 'default'}
        icon={<IconDownload size={16} aria-hidden="true" />}
        href={operationAddress('/hourReports/{reportId}/file', { params: { reportId } })}
        download
      >
        {t('download')}
      </AnchorButton>
    </div>
  );
}
