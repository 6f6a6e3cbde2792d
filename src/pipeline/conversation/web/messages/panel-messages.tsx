import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { Sunken } from '#platform/ui/page/sunken.tsx';
import { sentQuery } from './message-queries.ts';
import styles from './messages.module.css';

/** The company's messages to the open candidate in full; the history shows when they were sent. */
export function PanelMessages({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/conversation');
  const wasWritten = view.history.some(({ event }) => event === 'messaged');
  const { data } = useQuery({ ...sentQuery(view.card.applicationId), enabled: wasWritten });
  if (!data || data.messages.length === 0) return null;
  return (
    <details>
      <summary className={styles.sentHead}>
        {t('message.received')} ({data.messages.length})
      </summary>
      <ul className={styles.sent}>
        {data.messages.map((message) => (
          <Sunken as="li" key={message.id}>
            <b className={styles.subject}>{message.subject}</b>
            <p className={styles.words}>{message.text}</p>
            <p className="meta">
              {message.sender !== null && `${personName(message.sender)} · `}
              <RelativeTime moment={message.at} />
            </p>
          </Sunken>
        ))}
      </ul>
    </details>
  );
}
