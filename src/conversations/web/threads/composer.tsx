import { useMutation } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { MESSAGE_TEXT_LENGTH } from '#pipeline/candidates/rules/message-text.ts';
import { MAXIMUM_MESSAGE_FILES } from '#conversations/rules/thread-terms.ts';
import { acceptedFiles } from '#platform/contract/file-types.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconPaperclip, IconX } from '#ui/icons/icons.ts';
import styles from './conversation.module.css';
import type { TakenBack } from './message-list.tsx';
import { SendLater } from './send-later.tsx';
import { useAttachments } from './use-attachments.ts';
import type { useThread } from './use-thread.ts';

export interface ComposerHandle {
  /** Brings back the words of a message that was taken back; what is being written stays. */
  restore: (words: TakenBack) => void;
}
interface ComposerProps {
  view: ThreadView;
  thread: ReturnType<typeof useThread>;
  ref: Ref<ComposerHandle>;
}

/** Writes a message, with files; companies also for later. What is typed outlives a failed call and a reload. */
export function Composer({ view: { side, applicationId }, thread, ref }: ComposerProps) {
  const { t } = useTranslation('conversations/threads');
  const draft = `thread:${side}:${applicationId}`;
  const [text, setText] = useState(() => readDraft<string>(draft) ?? '');
  const { clearDraft } = useDraft(draft, text);
  const attachments = useAttachments(thread.calls.uploadPath);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    restore: (words) => {
      setText((written) => (written.trim() === '' ? words.text : written));
      attachments.add(words.files);
    },
  }));
  const [isPlanned, setPlanned] = useState(false);
  const send = useMutation({
    mutationFn: (sendAt: Date | null) =>
      thread.calls.write({
        text,
        fileIds: attachments.files.map(({ fileId }) => fileId),
        ...(sendAt !== null && { sendAt: sendAt.toISOString() }),
      }),
    onSuccess: (view, sendAt) => {
      clearDraft();
      setText('');
      attachments.clear();
      thread.show(view);
      // Seen as the message that waits in the conversation; a toast would cover its “Take back”.
      setPlanned(sendAt !== null);
    },
  });
  const isReady = text.trim() !== '' && text.length <= MESSAGE_TEXT_LENGTH && attachments.sending === null;
  const problem = send.error && (isApiError(send.error) ? send.error.message : t('failed'));

  return (
    <form
      className={styles.composer}
      data-foot
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !send.isPending) send.mutate(null);
      }}
    >
      <span role="status" className="sr-only">
        {isPlanned && t('kept')}
      </span>
      <CountedTextarea
        label={t('write')}
        placeholder={t(`placeholder.${side}`)}
        value={text}
        onChange={setText}
        maximum={MESSAGE_TEXT_LENGTH}
        minRows={2}
        maxRows={10}
        error={problem}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {(attachments.files.length > 0 || attachments.sending) && (
        <ul className={styles.attached} aria-label={t('files')}>
          {attachments.files.map(({ fileId, name }) => (
            <li key={fileId}>
              {name}
              <IconButton label={t('remove', { name })} onClick={() => attachments.remove(fileId)}>
                <IconX size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {attachments.sending && (
            <li role="status">
              {t('uploading', attachments.sending)}
              <Button size="sm" variant="quiet" onClick={attachments.stop}>
                {t('stop')}
              </Button>
            </li>
          )}
        </ul>
      )}
      <div className={styles.send}>
        <input
          ref={field}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('attach')}
          accept={acceptedFiles}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void attachments.send(file);
          }}
        />
        <IconButton
          label={t('attach')}
          disabled={attachments.sending !== null || attachments.files.length >= MAXIMUM_MESSAGE_FILES}
          onClick={() => field.current?.click()}
        >
          <IconPaperclip size={20} aria-hidden="true" />
        </IconButton>
        <span className={styles.grow} />
        {side === 'company' && <SendLater disabled={!isReady || send.isPending} onChoose={(at) => send.mutate(at)} />}
        <Button type="submit" variant="primary" loading={send.isPending} disabled={!isReady}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
