import { PageLink } from '#ui/controls/page-link.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck, IconMail } from '#ui/icons/icons.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Notice } from '#notices/contract.ts';
import { sentenceIn, subjectOf } from './notice-words.ts';
import styles from './notice-lines.module.css';
import { useMarkNotices } from './use-mark-notices.ts';

type Group = readonly [Notice, ...Notice[]];

interface NoticeLinesProps {
  groups: readonly Group[];
  /** Below the bell: without what takes room. */
  compact?: boolean;
  onFollow?: () => void;
}

/** A line for each thing that notices are about. Following its link marks them as read. */
export function NoticeLines({ groups, compact = false, onFollow }: NoticeLinesProps) {
  const { mark } = useMarkNotices();
  return (
    <ul className={styles.lines}>
      {groups.map((group) => {
        const ids = group.map(({ id }) => id);
        const setRead = (isRead: boolean) => mark.mutate({ ids, isRead });
        return <Line key={group.at(-1)!.id} group={group} compact={compact} onRead={setRead} onFollow={onFollow} />;
      })}
    </ul>
  );
}

interface LineProps {
  group: Group;
  compact: boolean;
  onRead: (isRead: boolean) => void;
  onFollow: (() => void) | undefined;
}

function Line({ group, compact, onRead, onFollow }: LineProps) {
  const { t } = useTranslation('notices');
  const [newest] = group;
  const isRead = group.every((notice) => notice.isRead);
  const subject = subjectOf(newest);
  const sentences = [...new Set(group.map((notice) => sentenceIn(notice, t)))];
  const title = subject === '' ? sentences[0]! : subject;
  const said = subject === '' ? sentences.slice(1) : sentences;
  const follow = () => {
    if (!isRead) onRead(true);
    onFollow?.();
  };
  const who = newest.actor?.isTeam ? t('ofTeam', { name: newest.actor.displayName }) : newest.actor?.displayName;
  const meta = [who === newest.person ? undefined : who, newest.space].filter(Boolean);
  return (
    <li className={classNames(styles.line, !isRead && styles.unread, compact && styles.compact)}>
      <span className={styles.mark}>{!isRead && <span className="sr-only">{t('unread')}</span>}</span>
      <div className={styles.text}>
        {newest.address === null ? (
          <b>{title}</b>
        ) : (
          <PageLink to={newest.address} onClick={follow}>
            {title}
          </PageLink>
        )}
        {said.length > 0 && <p>{said.join(' · ')}</p>}
        <p className="meta">
          {meta.map((part) => `${part} · `)}
          <RelativeTime moment={newest.at} />
          {!compact && ` · ${t(`why.${newest.side}`, { kind: t(`notices/choices:kinds.${newest.kind}`) })}`}
        </p>
        <Settled notice={newest} />
      </div>
      <IconButton
        size="sm"
        label={`${t(isRead ? 'markUnread' : 'markRead')}: ${title}`}
        onClick={() => onRead(!isRead)}
      >
        {isRead ? <IconMail size={16} aria-hidden="true" /> : <IconCheck size={16} aria-hidden="true" />}
      </IconButton>
    </li>
  );
}

/** What has happened since, after which nothing is left to do. */
function Settled({ notice: { settled } }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  if (settled === null) return null;
  const how = settled.isOwn ? t('settledByYou') : settled.by ? t('settledBy', { name: settled.by }) : t('settled');
  return (
    <p className={styles.settled}>
      <IconCheck size={14} aria-hidden="true" />
      {how}
    </p>
  );
}
