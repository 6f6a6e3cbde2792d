import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { jobPath } from '#jobs/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { BoardItem } from '#jobs/web/api.ts';
import type { JobAddress } from '#jobs/rules/job-address.ts';
import { jobQuery } from '#jobs/board/web/job-queries.ts';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { useJobTexts } from '#jobs/board/web/job-texts.ts';
import styles from './jobs.module.css';
import { walkByKeys } from './walk-by-keys.ts';

interface JobItemProps {
  item: BoardItem;
  isSelected: boolean;
  isVisited: boolean;
  isApplied: boolean;
  onSelect: ((job: JobAddress) => void) | null;
}

/** One vacancy, always with a link to its page: it can be opened in a new tab, and search engines follow it. */
export function JobItem({ item, isSelected, isVisited, isApplied, onSelect }: JobItemProps) {
  const { t } = useTranslation('jobs');
  const texts = useJobTexts();
  const queryClient = useQueryClient();
  const prefetch = () => void queryClient.prefetchQuery(jobQuery(item));
  const pay = texts.pay(item.pay);
  const hours = texts.hours(item);
  const select = (event: MouseEvent) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onSelect(item);
  };
  return (
    <li>
      <PageLink
        to={jobPath(item.projectId, item.positionIndex)}
        className={classNames(styles.item, isVisited && styles.visited)}
        aria-current={isSelected ? 'true' : undefined}
        data-selects={onSelect ? '' : undefined}
        onClick={select}
        onKeyDown={walkByKeys}
        onMouseEnter={prefetch}
        onFocus={prefetch}
      >
        <Avatar name={item.companyName} kind="company" size={40} />
        <span className={styles.itemText}>
          <span className={styles.itemHead}>
            <span className={styles.itemTitle}>{item.title}</span>
            <span className={styles.when}>
              <RelativeTime moment={item.publishedAt} format="distance" />
            </span>
          </span>
          <span className={classNames(styles.line, 'clip')}>
            {joinFacts([item.companyName, item.hiringModel, texts.workModel(item), item.city])}
          </span>
          <span className={styles.line}>
            {pay !== null && <b>{pay}</b>}
            {pay !== null && hours !== null && ' · '}
            {hours}
            {pay === null && hours === null && t('pay.notSaid')}
          </span>
          {isApplied && (
            <span className={styles.mark}>
              <Pill tone="success" size="sm">
                {t('board.applied')}
              </Pill>
            </span>
          )}
          {isVisited && <span className="sr-only">{t('board.visited')}</span>}
        </span>
      </PageLink>
    </li>
  );
}
