import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, isStale } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { refreshTask } from '#tasks/board/web/board-cache.ts';
import { commentsApi } from './comments-api.ts';

interface Said {
  text: string;
  mentionIds: string[];
}

/** Writes, changes and deletes comments of a task; each failure says what did not happen, and keeps what was typed. */
export function useComments(projectId: string, taskId: string) {
  const { t } = useTranslation('tasks/comments');
  const queryClient = useQueryClient();
  const settle = (failure: 'add' | 'edit' | 'delete') => ({
    onSettled: async () => refreshTask(queryClient, projectId, taskId),
    // The form itself shows what stands now.
    onError: (problem: unknown) =>
      !isStale(problem) &&
      void toast.error(t(`failed.${failure}`), {
        description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
      }),
  });
  const add = useMutation({
    mutationFn: (body: Said) =>
      commentsApi('POST /tasks/{projectId}/{taskId}/comments', { params: { projectId, taskId }, body }),
    ...settle('add'),
  });
  const edit = useMutation({
    mutationFn: ({ commentId, ...body }: Said & { commentId: string; version: number }) =>
      commentsApi('PATCH /tasks/comments/{commentId}', { params: { commentId }, body }),
    ...settle('edit'),
  });
  const remove = useMutation({
    mutationFn: (commentId: string) => commentsApi('DELETE /tasks/comments/{commentId}', { params: { commentId } }),
    onSuccess: () => void toast.success(t('deleted')),
    ...settle('delete'),
  });
  return { add, edit, remove };
}

/** Whether a call came through; its failure is told already. */
export const succeeded = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
