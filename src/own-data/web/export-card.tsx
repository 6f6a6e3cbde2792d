import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconFileZip } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from './api.ts';
import { ExportStatus } from './export-status.tsx';
import { latestExportQuery } from './own-data-queries.ts';
import styles from './own-data.module.css';

export function ExportCard() {
  const { t } = useTranslation('own-data');
  const queryClient = useQueryClient();
  const latest = useQuery(latestExportQuery);
  const start = useMutation({
    mutationFn: () => api('POST /ownData/exports'),
    onSuccess: (started) => queryClient.setQueryData(latestExportQuery.queryKey, { export: started }),
    onError: (error) => {
      toast.error(t('export.startFailed'), { description: error.message });
      // Another tab may have started one.
      return latest.refetch();
    },
  });
  const current = latest.data?.export ?? null;
  const isUnderWay = current?.state === 'queued' || current?.state === 'running';
  return (
    <Card title={t('export.title')}>
      <p className={styles.text}>{t('export.text')}</p>
      {latest.isError && !latest.data ? (
        <LoadError error={latest.error} onRetry={() => void latest.refetch()} retrying={latest.isFetching} compact />
      ) : latest.data ? (
        <>
          {current && <ExportStatus current={current} />}
          {!isUnderWay && (
            <div className={styles.actions}>
              <Button
                variant={current?.state === 'done' ? 'default' : 'primary'}
                icon={<IconFileZip size={18} aria-hidden="true" />}
                loading={start.isPending}
                onClick={() => start.mutate()}
              >
                {t(current ? 'export.again' : 'export.start')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <Loading>
          <Skeleton height={40} width={180} />
        </Loading>
      )}
    </Card>
  );
}
