import { useLayoutEffect, useRef } from 'react';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { ScrollRegion } from '#ui/keyboard/scroll-region.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useDownload } from '#ui/use-download.ts';
import styles from './conversation.module.css';
import { type Message, type MessageFile, takeBack } from './thread-calls.ts';
import { useEarlier } from './use-earlier.ts';
import type { useThread } from './use-thread.ts';

type Thread = ReturnType<typeof useThread>;
export interface TakenBack {
  text: string;
  files: MessageFile[];
}
interface MessageListProps {
  view: ThreadView;
  thread: Thread;
  onTakenBack: (words: TakenBack) => void;
}

/** Oldest first; opens at the latest message. */
export function MessageList({ view, thread, onTakenBack }: MessageListProps) {
  const { t } = useTranslation('conversations/threads');
  const list = useRef<HTMLDivElement>(null);
  // From the end, so that what one reads stays in its place as earlier messages come above it.
  const fromEnd = useRef<number | null>(null);
  const { messages, isReading, readEarlier } = useEarlier(view, thread.calls, (hasMore) => {
    if (!list.current) return;
    fromEnd.current = list.current.scrollHeight - list.current.scrollTop;
    // The button goes with the first message; whoever pressed it by a key reads on from here.
    if (!hasMore) list.current.focus({ preventScroll: true });
  });
  const count = messages.length;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight - (fromEnd.current ?? 0);
    fromEnd.current = null;
  }, [count]);

  async function undo(message: Message) {
    try {
      onTakenBack(await takeBack(view.applicationId, message.id));
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    await thread.refresh();
  }

  return (
    <ScrollRegion ref={list} role="group" className={styles.scroll} label={t('messages')}>
      {readEarlier && (
        <p className={styles.earlier}>
          <Button size="sm" loading={isReading} onClick={readEarlier}>
            {t('earlier')}
          </Button>
        </p>
      )}
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li
            key={message.id}
            className={classNames(styles.message, message.side === view.side && styles.mine)}
            data-state={message.state}
          >
            <p className={styles.author}>
              <b>{authorOf(message, view, t('you'))}</b> <RelativeTime moment={message.at} />
            </p>
            {message.subject !== null && <p className={styles.subject}>{message.subject}</p>}
            <p className={styles.words}>{message.text}</p>
            <Files files={message.files} thread={thread} />
            {message.state === 'dropped' && <p className={styles.note}>{t('dropped')}</p>}
            {message.state === 'scheduled' && (
              <p className={styles.note}>
                {t('scheduled')}
                {view.abilities.write && (
                  <Button size="sm" variant="quiet" onClick={() => void undo(message)}>
                    {t('takeBack')}
                  </Button>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}

function authorOf({ own, author, side }: Message, { companyName }: ThreadView, you: string): string {
  if (own) return you;
  return author === null || author === '' ? (side === 'company' ? companyName : '') : personName(author);
}

function Files({ files, thread }: { files: MessageFile[]; thread: Thread }) {
  const { t } = useTranslation('conversations/threads');
  const download = useDownload(async ({ fileId, name }: MessageFile) => ({
    blob: await thread.calls.download(fileId),
    name,
  }));
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.fileId}>
          <Button
            size="sm"
            icon={<IconDownload size={16} aria-hidden="true" />}
            aria-label={t('download', { name: file.name })}
            onClick={() => download.mutate(file)}
          >
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
