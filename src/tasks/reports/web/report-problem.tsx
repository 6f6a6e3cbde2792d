import { isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Alert } from '#platform/ui/states/alert.tsx';
import { type ReportFormat, reportFormats, type ReportKind } from '#tasks/reports/rules/report-terms.ts';
import styles from './reports.module.css';

interface ReportProblemProps {
  problem: Error;
  kind: ReportKind;
  onExportAs: (format: ReportFormat) => void;
}

/** Why there is no report; one that is too long for a PDF is offered as a spreadsheet. */
export function ReportProblem({ problem, kind, onExportAs }: ReportProblemProps) {
  const { t } = useTranslation('tasks/reports');
  const { t: ofPlatform } = useTranslation('platform/reports');
  const isTooLong = isApiError(problem, 'tasks.tooLongForPdf');
  return (
    <Alert tone="danger" title={ofPlatform('failedTitle')} live>
      <p>
        {problem.message} {isTooLong && t(kind === 'evidence' ? 'shorter' : 'tooLong')}
      </p>
      {isTooLong && kind === 'hours' && (
        <div className={styles.instead}>
          {reportFormats
            .filter((format) => format !== 'pdf')
            .map((format) => (
              <Button key={format} size="sm" onClick={() => onExportAs(format)}>
                {t('instead', { format: ofPlatform(`formats.${format}`) })}
              </Button>
            ))}
        </div>
      )}
    </Alert>
  );
}
