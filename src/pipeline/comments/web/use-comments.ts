import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, isStale } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { commentsApi } from './comments-api.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';

interface Said {
  text: string;
  mentionIds: string[];
}

/** Creates, changes and deletes comments about one candidate. */
export function useComments(applicationId: string) {
  const { t } = useTranslation('pipeline/comments');
  const queryClient = useQueryClient();
  const settle = {
    onSettled: () => refreshCandidate(queryClient, applicationId),
    // The form itself shows what stands now.
    onError: (problem: unknown) =>
      !isStale(problem) &&
      void toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) }),
  };
  const add = useMutation({
    mutationFn: (said: Said) =>
      commentsApi('POST /candidates/{applicationId}/comments', { params: { applicationId }, body: said }),
    ...settle,
  });
  const edit = useMutation({
    mutationFn: ({ commentId, ...body }: Said & { commentId: string; version: number }) =>
      commentsApi('PATCH /candidates/{applicationId}/comments/{commentId}', {
        params: { applicationId, commentId },
        body,
      }),
    onSuccess: () => void toast.success(t('comment.saved')),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (commentId: string) =>
      commentsApi('DELETE /candidates/{applicationId}/comments/{commentId}', {
        params: { applicationId, commentId },
      }),
    onSuccess: () => void toast.success(t('comment.deleted')),
    ...settle,
  });
  /** Returns whether it was saved; errors are reported already. */
  const run = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  return { add, edit, remove, run };
}
