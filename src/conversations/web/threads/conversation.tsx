import { useEffect, useRef, useState } from 'react';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { useTranslation } from '#ui/i18n.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';
import styles from './conversation.module.css';
import { MessageList } from './message-list.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { useThread } from './use-thread.ts';

export interface ConversationProps {
  side: MessageSide;
  applicationId: string;
  /** Changes when there may be something new: a count or a version that the page knows. */
  news?: unknown;
  /** Below much else: what surrounds it is scrolled until the latest messages and the field are in sight. */
  startsAtEnd?: boolean;
}

/** The conversation between a company and a candidate, for either side. */
export function Conversation({ side, applicationId, news, startsAtEnd = false }: ConversationProps) {
  const { t } = useTranslation('conversations/threads');
  const thread = useThread(side, applicationId, news);
  const { data: view, error, isFetching, refetch } = thread.query;
  const composer = useRef<ComposerHandle>(null);
  const section = useRef<HTMLElement>(null);
  const [isReporting, setReporting] = useState(false);
  const goesToEnd = startsAtEnd && view !== undefined && view.messages.length > 0;
  useEffect(() => {
    if (goesToEnd) section.current?.scrollIntoView({ block: 'end' });
  }, [goesToEnd]);
  if (error && !view) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />;
  if (!view)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <section ref={section} className={styles.conversation} aria-label={t('label')}>
      {view.messages.length === 0 && (
        <EmptyState compact illustration="inbox" title={t('empty.title')} description={t(`empty.${side}`)} />
      )}
      {view.messages.length > 0 && (
        <>
          <ThreadActions view={view} thread={thread} onReport={() => setReporting(true)} />
          <MessageList
            key={applicationId}
            view={view}
            thread={thread}
            onTakenBack={(words) => composer.current?.restore(words)}
          />
        </>
      )}
      {view.abilities.write ? (
        <Composer key={applicationId} ref={composer} view={view} thread={thread} />
      ) : (
        view.obstacle !== 'notYet' && <p className={styles.obstacle}>{t(`obstacle.${view.obstacle ?? 'readOnly'}`)}</p>
      )}
      {isReporting && <ReportDialog thread={thread} onClose={() => setReporting(false)} />}
    </section>
  );
}
