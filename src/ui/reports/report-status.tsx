import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportProgress } from '#platform/contract/report-progress.ts';
import { isUnderWay } from '#platform/contract/report-states.ts';
import { Button } from '../controls/button.tsx';
import { useTranslation } from '../i18n.ts';
import { MeterBar } from '../marks/meter.tsx';
import { FormFooter } from '../page/form-footer.tsx';
import { Alert } from '../states/alert.tsx';
import { toast } from '../toasts/toast-store.ts';
import { ReadyReport } from './ready-report.tsx';
import { type ReportCalls, reportQuery } from './report-calls.ts';
import styles from './reports.module.css';

interface ReportStatusProps<Report extends ReportProgress> {
  report: Report;
  calls: ReportCalls<Report>;
  /** Back to the options. */
  onAnother: () => void;
  /** Asks for the same again, where it is still known. */
  onRetry: (() => void) | undefined;
}

/** A report from the queue to its file, live. */
export function ReportStatus<Report extends ReportProgress>({
  report,
  calls,
  onAnother,
  onRetry,
}: ReportStatusProps<Report>) {
  const { t } = useTranslation('platform/reports');
  const { data: current } = useQuery(reportQuery(report, calls));
  const { state } = current;
  const isNote = state === 'failed' || state === 'cancelled' || state === 'expired';
  return (
    <div className={styles.status}>
      {isUnderWay(current) && <Progress report={current} calls={calls} />}
      {state === 'done' && (
        <>
          <b role="status">{t('state.done')}</b>
          <ReadyReport report={current} calls={calls} isNew />
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

function Progress<Report extends ReportProgress>({
  report,
  calls,
}: Pick<ReportStatusProps<Report>, 'report' | 'calls'>) {
  const { t } = useTranslation('platform/reports');
  const queryClient = useQueryClient();
  const { reportId, state, progress } = report;
  const { queryKey } = reportQuery(report, calls);
  const cancel = useMutation({
    mutationFn: () => calls.cancel(reportId),
    onSuccess: (stopped) => queryClient.setQueryData(queryKey, stopped),
    onError: (error) => {
      toast.error(t('cancelFailed'), { description: error.message });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <b role="status">{t(`state.${state}`)}</b>
      <p className="sub">{calls.what(report)}</p>
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
