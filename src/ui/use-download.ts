import { useMutation } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { useTranslation } from './i18n.ts';
import { saveFile } from './save-file.ts';
import { toast } from './toasts/toast-store.ts';

/** Downloads a file with the API client, so that the request names this tab's space; a failure shows a toast with a retry. */
export function useDownload<Input>(fetchFile: (input: Input) => Promise<{ blob: Blob; name: string }>) {
  const { t } = useTranslation('platform');
  const download = useMutation({
    mutationFn: async (input: Input) => {
      const { blob, name } = await fetchFile(input);
      saveFile(blob, name);
    },
    onError: (error, input) =>
      toast.error(t('download.failed'), {
        ...(isApiError(error) && { description: error.message }),
        actions: [{ label: t('errorState.retry'), onClick: () => download.mutate(input) }],
      }),
  });
  return download;
}
