import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { processApi } from './process-api.ts';
import { refreshAll } from '#pipeline/candidates/web/pipeline-cache.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CloseProcessProps {
  projectId: string;
  positionIndex: number;
  title: string;
  onClose: () => void;
}

/** Ends the process of a position for reasons beyond the company, after a confirmation, because every candidate is notified. */
export function CloseProcess({ projectId, positionIndex, title, onClose }: CloseProcessProps) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const close = useMutation({
    mutationFn: (reason: string) =>
      processApi('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
        params: { projectId, positionIndex: String(positionIndex) },
        body: { reason },
      }),
    onSuccess: ({ candidates }) => {
      onClose();
      toast.success(t('close.done', { count: candidates }));
    },
    onError: (problem) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => {
      refreshAll(queryClient, { projectId, position: positionIndex });
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
    },
  });
  return (
    <ReasonDialog
      draftKey={`close-process:${projectId}:${positionIndex}`}
      onClose={onClose}
      title={t('close.question')}
      confirmLabel={t('close.confirm')}
      reasonLabel={t('close.reason')}
      reasonHelp={t('close.reasonHelp')}
      saving={close}
      onConfirm={close.mutate}
    >
      <p>{t('close.text', { title })}</p>
    </ReasonDialog>
  );
}
