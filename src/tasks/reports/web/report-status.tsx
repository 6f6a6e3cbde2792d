import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { MeterBar } from '#platform/ui/marks/meter.tsx';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { ReportView } from '#tasks/reports/schemas.ts';
import { ReadyReport } from './ready-reports.tsx';
import { isUnderWay, reportQuery, reportsApi } from './reports-queries.ts';
import { useReportWords } from './use-report-words.ts';
import styles from './reports.module.css';

interface ReportStatusProps {
  report: ReportView;
  /** Back to the options. */
  onAnother: () => void;
  /** Asks for the same again, where it is still known. */
  onRetry: (() => void) | undefined;
}

/** A report from the queue to its file, live. */
export function ReportStatus({ report, onAnother, onRetry }: ReportStatusProps) {
  const { t } = useTranslation('tasks/reports');
  const { data: current } = useQuery(reportQuery(report));
  const { state } = current;
  const isNote = state === 'failed' || state === 'cancelled' || state === 'expired';
  return (
    <div className={styles.status}>
      {isUnderWay(current) && <Progress report={current} />}
      {state === 'done' && (
        <>
          <b role="status">{t('state.done')}</b>
          <ReadyReport report={current} isNew />
        </>
      )}
      {isNote && (
        <Alert tone={state === 'failed' ? 'danger' : 'neutral'} title={t(`state.${state}`)} live>
          {state === 'failed' && t('failedHint')}
          {state === 'expired' && t('expiredHint')}
        </Alert>
      )}
      {!isUnderWay(current) && (
        <FormFooter
          start={<Button onClick={onAnother}>{t('another')}</Button>}
          end={
            state === 'failed' &&
            onRetry && (
              <Button variant="primary" onClick={onRetry}>
                {t('retry')}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

function Progress({ report }: { report: ReportView }) {
  const { t } = useTranslation('tasks/reports');
  const queryClient = useQueryClient();
  const { what } = useReportWords();
  const { reportId, state, progress } = report;
  const { queryKey } = reportQuery(report);
  const cancel = useMutation({
    mutationFn: () => reportsApi('POST /hourReports/{reportId}/cancel', { params: { reportId } }),
    onSuccess: (stopped) => queryClient.setQueryData(queryKey, stopped),
    onError: (error) => {
      toast.error(t('cancelFailed'), { description: error.message });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <b role="status">{t(`state.${state}`)}</b>
      <p className="sub">{what(report)}</p>
      <MeterBar value={progress} label={t(`state.${state}`)} />
      <p className="meta num">{t('progress', { progress })}</p>
      <p className="meta">{t('waitNote')}</p>
      <FormFooter
        start={
          <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancel')}
          </Button>
        }
        end={null}
      />
    </>
  );
}
