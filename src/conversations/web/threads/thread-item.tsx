import type { threadsContract } from '#conversations/contract/threads.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import styles from './messages-page.module.css';

interface ThreadItemProps {
  thread: OutputOf<(typeof threadsContract)['GET /messages']>['threads'][number];
  isOpen: boolean;
  /** The company, for readers who work for several. */
  company: string | null;
  to: string;
}

/** One conversation of the list, with the beginning of its latest message. */
export function ThreadItem({ thread, isOpen, company, to }: ThreadItemProps) {
  const { t } = useTranslation('conversations/threads');
  const { candidate, title, last, lastAt, isUnread, awaitsAnswer, isReported } = thread;
  return (
    <li className={styles.thread} data-unread={isUnread} data-open={isOpen}>
      <PageLink to={to} match="search">
        <Avatar name={candidate.name} image={candidate.image} size={40} />
        <span className={styles.threadText}>
          <span className={styles.threadHead}>
            <b className="clip">{personName(candidate.name)}</b>
            <span className="meta">
              <RelativeTime moment={lastAt} />
            </span>
          </span>
          <span className="sub clip">{company === null ? title : t('list.about', { title, company })}</span>
          {last && (
            <span className={styles.last}>
              {last.side === 'company' ? t('list.you', { text: last.text }) : last.text}
            </span>
          )}
          {(isUnread || awaitsAnswer || isReported) && (
            <span className={styles.marks}>
              {isUnread && <Pill tone="brand">{t('list.isNew')}</Pill>}
              {awaitsAnswer && <Pill tone="warning">{t('toAnswer')}</Pill>}
              {isReported && <Pill tone="danger">{t('report.done')}</Pill>}
            </span>
          )}
        </span>
      </PageLink>
    </li>
  );
}
