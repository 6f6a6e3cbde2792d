import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { closeToast, toast } from '#ui/toasts/toast-store.ts';
import { reviewApi } from './review-queries.ts';

/** By task: the message that offers Undo, which no longer holds once the task is decided on again, from wherever. */
const approvalToasts = new Map<string, number>();

function closeApprovalToast(taskId: string): void {
  const id = approvalToasts.get(taskId);
  if (id !== undefined) closeToast(id);
  approvalToasts.delete(taskId);
}

/** Approves with a way back until the server's moment, asks for adjustments and rejects; what failed says so and changed nothing. */
export function useReview(projectId: string, taskId: string, title: string) {
  const { t } = useTranslation('timesheets/review');
  const queryClient = useQueryClient();
  const params = { projectId, taskId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['tasks', projectId] });
  const fail = (failure: 'approve' | 'undo' | 'adjust' | 'reject') => (problem: unknown) => {
    toast.error(t(`failed.${failure}`), {
      description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
    });
    void refresh();
  };
  const undo = useMutation({
    mutationFn: () => reviewApi('DELETE /tasks/{projectId}/{taskId}/accept', { params }),
    onSuccess: async () => {
      closeApprovalToast(taskId);
      await refresh();
      toast.info(t('undone', { title }));
    },
    onError: fail('undo'),
  });
  const accept = useMutation({
    mutationFn: () => reviewApi('POST /tasks/{projectId}/{taskId}/accept', { params }),
    onSuccess: async ({ seconds }) => {
      const message = toast.success(t('accepted', { title, count: seconds }), {
        actions: [{ label: t('undo'), onClick: () => undo.mutate() }],
      });
      approvalToasts.set(taskId, message);
      await refresh();
      // By then it has taken effect.
      window.setTimeout(() => void refresh(), (seconds + 1) * 1_000);
    },
    onError: fail('approve'),
  });
  const say = useMutation({
    mutationFn: ({ verdict, reason }: { verdict: 'adjust' | 'reject'; reason: string }) =>
      reviewApi(`POST /tasks/{projectId}/{taskId}/${verdict}`, { params, body: { reason } }),
    onSuccess: async (_, { verdict }) => {
      closeApprovalToast(taskId);
      await refresh();
      toast.success(t(`done.${verdict}`, { title }));
    },
    onError: (problem, { verdict }) => fail(verdict)(problem),
  });
  return { accept, undo, say };
}
