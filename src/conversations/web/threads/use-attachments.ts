import { useState } from 'react';
import { MAXIMUM_MESSAGE_FILES } from '#conversations/rules/thread-terms.ts';
import { isApiError } from '#ui/api-error.ts';
import { useUploads } from '#ui/files/use-uploads.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { MessageFile } from './thread-calls.ts';

/** The files of the message that is being written, uploaded one after the other as they are chosen. */
export function useAttachments(uploadPath: string) {
  const { t } = useTranslation('conversations/threads');
  const [files, setFiles] = useState<MessageFile[]>([]);
  const { current, send, stop } = useUploads<MessageFile>({
    path: uploadPath,
    tooLarge: (name) => toast.error(t('tooLarge', { name })),
    onFailed: (_, problem) =>
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) }),
    onAdded: (added) => setFiles((before) => [...before, added]),
  });

  return {
    files,
    sending: current,
    send: (file: File) => send([file]),
    stop,
    add: (more: readonly MessageFile[]) => setFiles((before) => [...before, ...more].slice(0, MAXIMUM_MESSAGE_FILES)),
    remove: (fileId: string) => setFiles((before) => before.filter((file) => file.fileId !== fileId)),
    clear: () => setFiles([]),
  };
}
