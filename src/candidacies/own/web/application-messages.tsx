import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { Sunken } from '#platform/ui/page/sunken.tsx';
import type { OwnApplication } from '#candidacies/web/api.ts';
import { messagesQuery } from '#candidacies/own/web/application-queries.ts';
import { LoadWhenOpened } from '#candidacies/own/web/load-when-opened.tsx';
import styles from './messages.module.css';

/** What the company wrote, newest first; loaded when opened. */
export function ApplicationMessages({ application: { id, messages: count } }: { application: OwnApplication }) {
  const { t } = useTranslation('candidacies/interviews');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...messagesQuery(id, count), enabled: isOpen });
  return (
    <LoadWhenOpened
      className={styles.messages}
      summary={t('messages.title', { count })}
      onToggle={setOpen}
      query={query}
      isOpen={isOpen}
    >
      {({ messages }) => (
        <>
          <ul>
            {messages.map((message) => (
              <Sunken as="li" key={message.id}>
                <h3>{message.subject}</h3>
                <p className={styles.text}>{message.text}</p>
                <p className="meta">
                  <RelativeTime moment={message.at} />
                </p>
              </Sunken>
            ))}
          </ul>
          <p className="meta">{t('messages.noReply')}</p>
        </>
      )}
    </LoadWhenOpened>
  );
}
