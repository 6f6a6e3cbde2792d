import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#platform/ui/api-error.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { type CvChoice, fetchCvFile } from './cv-query.ts';
import { saveFile } from './save-file.ts';

interface WantedFile {
  memberId: string;
  fileName: string;
  choice: CvChoice;
}

/** Fetches the file in the tab's own space and gives it to the browser; a failure is told, with another try. */
export function useDownload({ memberId, fileName, choice }: WantedFile) {
  const { t } = useTranslation('talent/export');
  const download = useMutation({
    mutationFn: async (kind: 'pdf' | 'json') =>
      saveFile(await fetchCvFile(memberId, choice, kind), `${fileName}.${kind}`),
    onError: (error, kind) =>
      toast.error(t('failed'), {
        ...(isApiError(error) && { description: error.message }),
        actions: [{ label: t('retry'), onClick: () => download.mutate(kind) }],
      }),
  });
  return download;
}
