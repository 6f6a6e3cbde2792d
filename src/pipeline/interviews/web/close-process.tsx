import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { isApiError } from '#platform/ui/api-error.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { processApi } from './process-api.ts';
import { refreshAll } from '#pipeline/candidates/web/pipeline-cache.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const ReasonDialog = lazyPart(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** Ends the process of a position for reasons beyond the company, after a confirmation, because every candidate is notified. */
export function CloseProcess({ position: { projectId, positionIndex, title } }: Pick<Board, 'position'>) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: (reason: string) =>
      processApi('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
        params: { projectId, positionIndex: String(positionIndex) },
        body: { reason },
      }),
    onSuccess: ({ candidates }) => {
      setAsking(false);
      toast.success(t('close.done', { count: candidates }));
    },
    onError: (problem) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => refreshAll(queryClient, { projectId, position: positionIndex }),
  });
  return (
    <>
      <Button className="only-wide" variant="dangerQuiet" onClick={() => setAsking(true)}>
        {t('close.action')}
      </Button>
      {isAsking && (
        <ReasonDialog
          onClose={() => setAsking(false)}
          title={t('close.question')}
          confirmLabel={t('close.confirm')}
          reasonLabel={t('close.reason')}
          reasonHelp={t('close.reasonHelp')}
          loading={close.isPending}
          onConfirm={close.mutate}
        >
          <p>{t('close.text', { title })}</p>
        </ReasonDialog>
      )}
    </>
  );
}
