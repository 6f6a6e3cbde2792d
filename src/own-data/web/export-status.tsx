import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fileSizeText } from '#platform/i18n/file-size.ts';
import { Button } from '#ui/controls/button.tsx';
import { operationAddress } from '#ui/client.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type DataExport } from './api.ts';
import { latestExportQuery } from './own-data-queries.ts';
import styles from './own-data.module.css';

const notes = { failed: 'danger', cancelled: 'neutral', expired: 'neutral' } as const;

/** The state of the last requested export. */
export function ExportStatus({ current }: { current: DataExport }) {
  const { t } = useTranslation('own-data');
  const { state } = current;
  if (state === 'queued' || state === 'running') return <Progress current={current} />;
  if (state === 'done') return <Ready current={current} />;
  return (
    <Alert tone={notes[state]} title={t(`export.${state}`)}>
      {state === 'failed' && t('export.failedHint')}
    </Alert>
  );
}

function Progress({ current: { id, state, progress } }: { current: DataExport }) {
  const { t } = useTranslation('own-data');
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api('POST /ownData/exports/{id}/cancel', { params: { id } }),
    onSuccess: (stopped) => queryClient.setQueryData(latestExportQuery.queryKey, { export: stopped }),
    onError: (error) => {
      toast.error(t('export.cancelFailed'), { description: error.message });
      return queryClient.invalidateQueries({ queryKey: latestExportQuery.queryKey });
    },
  });
  return (
    <div className={styles.status}>
      <div className={styles.statusText}>
        <b role="status">{t(state === 'queued' ? 'export.queued' : 'export.running')}</b>
        <MeterBar value={progress} label={t('export.running')} />
        <span className="meta num">{t('export.progress', { progress })}</span>
      </div>
      <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('export.cancel')}
      </Button>
    </div>
  );
}

function Ready({ current: { id, sizeBytes, expiresAt } }: { current: DataExport }) {
  const { t } = useTranslation('own-data');
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.status}>
      <div className={styles.statusText}>
        <b role="status">{t('export.done')}</b>
        <span className="meta">
          {t('export.size', {
            size: fileSizeText(sizeBytes ?? 0, currentLocale()),
            date: expiresAt ? date.format(new Date(expiresAt)) : '',
          })}
        </span>
      </div>
      <a className={styles.download} href={operationAddress('/ownData/exports/{id}/file', { params: { id } })} download>
        <IconDownload size={18} aria-hidden="true" />
        {t('export.download')}
      </a>
    </div>
  );
}
