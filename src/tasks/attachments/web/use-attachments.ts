import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useUploads } from '#ui/files/use-uploads.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { useDownload } from '#ui/use-download.ts';
import type { Attachment } from '#tasks/attachments/contract.ts';
import { refreshTask } from '#tasks/board/web/board-cache.ts';
import { attachmentsApi } from './attachments-api.ts';

/** Adds, deletes and downloads the files of a task; each failure says what did not happen (TSK-07). */
export function useAttachments(projectId: string, taskId: string) {
  const { t } = useTranslation('tasks/attachments');
  const queryClient = useQueryClient();
  const refresh = async () => refreshTask(queryClient, projectId, taskId);
  const fail = (failure: 'add' | 'delete' | 'restore', name: string) => (problem: unknown) => {
    toast.error(t(`failed.${failure}`, { name }), {
      description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
    });
    void refresh();
  };
  const uploads = useUploads<Attachment>({
    path: `/tasks/${projectId}/${taskId}/attachments`,
    tooLarge: (name) => toast.error(t('failed.add', { name }), { description: t('tooLarge') }),
    onFailed: (name, problem) => fail('add', name)(problem),
    onAdded: () => void refresh(),
  });
  const restore = useMutation({
    mutationFn: ({ attachmentId }: Attachment) =>
      attachmentsApi('POST /tasks/attachments/{attachmentId}/restore', { params: { attachmentId } }),
    onSuccess: refresh,
    onError: (problem, { name }) => fail('restore', name)(problem),
  });
  const remove = useMutation({
    mutationFn: ({ attachmentId }: Attachment) =>
      attachmentsApi('DELETE /tasks/attachments/{attachmentId}', { params: { attachmentId } }),
    onSuccess: async (_, attachment) => {
      toast.success(t('deleted', { name: attachment.name }), {
        actions: [{ label: t('undo'), onClick: () => restore.mutate(attachment) }],
      });
      await refresh();
    },
    onError: (problem, { name }) => fail('delete', name)(problem),
  });
  const download = useDownload(async ({ attachmentId, name }: Attachment) => ({
    blob: await readAttachment(attachmentId),
    name,
  }));
  return { uploads, remove, download };
}

export function readAttachment(attachmentId: string, signal?: AbortSignal): Promise<Blob> {
  return attachmentsApi('GET /tasks/attachments/{attachmentId}', { params: { attachmentId }, signal });
}
