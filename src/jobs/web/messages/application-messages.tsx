import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/states/skeleton.tsx';
import type { OwnApplication } from '../api.ts';
import { messagesQuery } from '../job-queries.ts';
import styles from './messages.module.css';

/** What the company wrote, newest first; read when somebody opens it. */
export function ApplicationMessages({ application: { id, messages: count } }: { application: OwnApplication }) {
  const { t } = useTranslation('jobs/interviews');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...messagesQuery(id, count), enabled: isOpen });
  return (
    <details className={styles.messages} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('messages.title', { count })}</summary>
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} compact />}
      {isOpen && query.isPending && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {query.data && (
        <>
          <ul>
            {query.data.messages.map((message) => (
              <li key={message.id}>
                <h3>{message.subject}</h3>
                <p className={styles.text}>{message.text}</p>
                <p className="meta">
                  <RelativeTime moment={message.at} />
                </p>
              </li>
            ))}
          </ul>
          <p className="meta">{t('messages.noReply')}</p>
        </>
      )}
    </details>
  );
}
