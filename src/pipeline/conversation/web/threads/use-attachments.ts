import { useRef, useState } from 'react';
import { MAXIMUM_MESSAGE_FILES } from '#pipeline/conversation/rules/thread-terms.ts';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#pipeline/files/rules/file-types.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { uploadFile } from '#platform/ui/upload-file.ts';
import type { MessageFile } from './thread-calls.ts';

/** The files of the message that is being written, uploaded one after the other as they are chosen. */
export function useAttachments(uploadPath: string) {
  const { t } = useTranslation('pipeline/conversation/threads');
  const [files, setFiles] = useState<MessageFile[]>([]);
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const stopper = useRef<AbortController | null>(null);

  async function send(file: File): Promise<void> {
    if (file.size > FILE_BYTES) return void toast.error(t('tooLarge', { name: file.name }));
    const controller = new AbortController();
    stopper.current = controller;
    const name = file.name.slice(-FILE_NAME_LENGTH);
    setSending({ name, percent: 0 });
    try {
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      const search = new URLSearchParams({ name }).toString();
      const added = await uploadFile<MessageFile>(`${uploadPath}?${search}`, bytes, {
        onProgress: (share) => setSending({ name, percent: Math.round(share * 100) }),
        signal: controller.signal,
      });
      setFiles((before) => [...before, added]);
    } catch (problem) {
      if (!controller.signal.aborted)
        toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    setSending(null);
  }

  return {
    files,
    sending,
    send,
    stop: () => stopper.current?.abort(),
    add: (more: readonly MessageFile[]) => setFiles((before) => [...before, ...more].slice(0, MAXIMUM_MESSAGE_FILES)),
    remove: (fileId: string) => setFiles((before) => before.filter((file) => file.fileId !== fileId)),
    clear: () => setFiles([]),
  };
}
