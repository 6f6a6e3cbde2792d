import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { boardApi } from './board-api.ts';
import { tasksKey } from './board-queries.ts';

/** Stands where the board will be until task management is enabled (TSK-02). */
export function EnableTasks({ projectId, canEnable }: { projectId: string; canEnable: boolean }) {
  const { t } = useTranslation('tasks/board');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const enable = useMutation({
    mutationFn: () => boardApi('POST /tasks/createTaskManagement', { body: { projectId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: tasksKey });
      toast.success(t('enable.done'));
    },
    onError: (problem) =>
      toast.error(t('failed.enable'), {
        description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
      }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <EmptyState
        framed
        title={t('enable.title')}
        description={canEnable ? t('enable.text') : t('enable.others')}
        actions={
          canEnable && (
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t('enable.action')}
            </Button>
          )
        }
      />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('enable.question')}
        confirmLabel={t('enable.action')}
        loading={enable.isPending}
        onConfirm={() => enable.mutate()}
      >
        {t('enable.forGood')}
      </ConfirmDialog>
    </>
  );
}
