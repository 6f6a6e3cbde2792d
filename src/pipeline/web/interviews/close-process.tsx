import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Board } from '#pipeline/shapes.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { isApiError } from '#platform/ui/api-error.ts';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { api } from '../api.ts';
import { refreshAll } from '../pipeline-cache.ts';

const ConfirmDialog = lazy(() =>
  import('#platform/ui/toasts/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
const REASON_LENGTH = 2_000;

/** Ends the process of a position for reasons beyond the company; asks once, since every candidate is told. */
export function CloseProcess({ position: { projectId, positionIndex, title } }: Pick<Board, 'position'>) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const close = useMutation({
    mutationFn: () =>
      api('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
        params: { projectId, positionIndex: String(positionIndex) },
        body: { reason },
      }),
    onSuccess: ({ candidates }) => void toast.success(t('close.done', { count: candidates })),
    onError: (problem) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => {
      setAsking(false);
      refreshAll(queryClient, { projectId, position: positionIndex });
    },
  });
  return (
    <>
      <Button className="only-wide" variant="dangerQuiet" onClick={() => setAsking(true)}>
        {t('close.action')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            opened
            onClose={() => setAsking(false)}
            title={t('close.question')}
            confirmLabel={t('close.confirm')}
            destructive
            loading={close.isPending}
            onConfirm={() => close.mutate()}
          >
            <p>{t('close.text', { title })}</p>
            <CountedTextarea
              label={t('close.reason')}
              description={t('close.reasonHelp')}
              value={reason}
              onChange={setReason}
              maximum={REASON_LENGTH}
              minRows={2}
            />
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
