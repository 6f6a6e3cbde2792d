import { type ReportFormat, reportFormats } from '#platform/contract/report-formats.ts';
import { isApiError } from '../api-error.ts';
import { Button } from '../controls/button.tsx';
import { useTranslation } from '../i18n.ts';
import { Alert } from '../states/alert.tsx';
import styles from './reports.module.css';

interface ReportProblemProps {
  problem: Error;
  /** Asks for the same in another format. */
  onExportAs: (format: ReportFormat) => void;
  /** What makes a PDF shorter, of a report that is made as nothing else. */
  onlyPdf?: string | undefined;
}

/** Why there is no report; one that is too long for a PDF is offered as a spreadsheet. */
export function ReportProblem({ problem, onExportAs, onlyPdf }: ReportProblemProps) {
  const { t } = useTranslation('platform/reports');
  const isTooLong = isApiError(problem, 'platform.tooLongForPdf');
  return (
    <Alert tone="danger" title={t('failedTitle')} live>
      <p>
        {problem.message} {isTooLong && (onlyPdf ?? t('tooLong'))}
      </p>
      {isTooLong && onlyPdf === undefined && (
        <div className={styles.instead}>
          {reportFormats
            .filter((format) => format !== 'pdf')
            .map((format) => (
              <Button key={format} size="sm" onClick={() => onExportAs(format)}>
                {t('instead', { format: t(`formats.${format}`) })}
              </Button>
            ))}
        </div>
      )}
    </Alert>
  );
}
