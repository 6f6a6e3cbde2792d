import { useRef, useState } from 'react';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#pipeline/files/rules/file-types.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { uploadFile } from '#platform/ui/upload-file.ts';

/** Uploads files one after another, with progress and a way to stop. Opening another candidate meanwhile does not stop it. */
export function useSendFile(applicationId: string, onAdded: () => Promise<void>) {
  const { t } = useTranslation('pipeline/files');
  const [current, setCurrent] = useState<{ name: string; percent: number } | null>(null);
  const stopper = useRef<AbortController | null>(null);

  async function send(file: File): Promise<void> {
    if (file.size > FILE_BYTES) return void toast.error(t('tooLarge', { name: file.name }));
    stopper.current = new AbortController();
    const name = file.name.slice(-FILE_NAME_LENGTH);
    setCurrent({ name, percent: 0 });
    try {
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      await uploadFile(`/candidates/${applicationId}/files?${new URLSearchParams({ name }).toString()}`, bytes, {
        onProgress: (share) => setCurrent({ name, percent: Math.round(share * 100) }),
        signal: stopper.current.signal,
      });
      toast.success(t('added'));
    } catch (problem) {
      if (!stopper.current.signal.aborted)
        toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    setCurrent(null);
    await onAdded();
  }

  return { current, send, stop: () => stopper.current?.abort() };
}
