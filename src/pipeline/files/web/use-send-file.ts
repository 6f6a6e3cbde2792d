import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { useUploads } from '#ui/files/use-uploads.ts';
import { toast } from '#ui/toasts/toast-store.ts';

/** Uploads files about a candidate. Opening another candidate meanwhile does not stop it. */
export function useSendFile(applicationId: string, onSettled: () => Promise<void>) {
  const { t } = useTranslation('pipeline/files');
  return useUploads({
    path: `/candidates/${applicationId}/files`,
    tooLarge: (name) => toast.error(t('tooLarge', { name })),
    onFailed: (_, problem) =>
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) }),
    onAdded: () => void toast.success(t('added')),
    onSettled,
  });
}
