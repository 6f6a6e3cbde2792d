import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountText } from '#ui/marks/count-text.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { type BoardSearch, isFiltered } from './board-search.ts';
import type { BoardOrder } from '#jobs/board/rules/search-filters.ts';
import { type JobAddress, jobKey } from '#jobs/rules/job-address.ts';
import { CorrectedNote } from './corrected-note.tsx';
import { JobItem } from './job-item.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';
import styles from './jobs.module.css';
import { MoreJobs } from './more-jobs.tsx';
import { OrderControl } from './order-control.tsx';
import type { ReaderParts } from '#jobs/web/reader-parts.ts';
import type { Board } from './use-board.ts';
import { readVisitedJobs, rememberVisit } from './visited-jobs.ts';

interface JobListProps extends Pick<ReaderParts, 'AppliedJobs'> {
  board: Board;
  selected: string | null;
  search: BoardSearch;
  /** Null where a vacancy opens as a page of its own. */
  onSelect: ((job: JobAddress) => void) | null;
  onClear: () => void;
  onOrder: (order: BoardOrder) => void;
}

export function JobList({ board, selected, search, onSelect, onClear, onOrder, AppliedJobs }: JobListProps) {
  const { t } = useTranslation('jobs');
  const { pages, count, items } = board;
  const hasFilters = isFiltered(search);
  const list = useListFromTop(search);
  const [visited, setVisited] = useState(readVisitedJobs);
  const select = (job: JobAddress) => {
    rememberVisit(jobKey(job));
    setVisited(readVisitedJobs());
    onSelect?.(job);
  };
  return (
    <section ref={list} className={styles.list} aria-label={t('board.results')} aria-busy={pages.isPlaceholderData}>
      <div className={styles.listHead}>
        <span role="status">
          {count && (
            <>
              <b>
                <CountText {...count} />
              </b>{' '}
              {t('board.count', { count: count.count })}
            </>
          )}
        </span>
        <OrderControl search={search} onOrder={onOrder} />
      </div>
      <CorrectedNote search={search} corrected={board.corrected} />
      {pages.isError && !items && (
        <LoadError error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} compact />
      )}
      {pages.isPending && <JobListSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          illustration="search"
          compact
          title={hasFilters ? t('board.nothingFound') : t('board.empty')}
          description={hasFilters ? t('board.nothingFoundText') : t('board.emptyText')}
          actions={hasFilters && <Button onClick={onClear}>{t('filter.clear')}</Button>}
        />
      )}
      {items && items.length > 0 && (
        <ul>
          <AppliedJobs>
            {(applied) =>
              items.map((item) => {
                const key = jobKey(item);
                const marks = {
                  isSelected: key === selected,
                  isVisited: visited.has(key),
                  isApplied: applied.has(key),
                };
                return <JobItem key={key} item={item} {...marks} onSelect={onSelect && select} />;
              })
            }
          </AppliedJobs>
        </ul>
      )}
      <MoreJobs pages={pages} />
    </section>
  );
}

/** Another search begins at the top of a list that scrolls by itself; the same one, read anew, leaves its reader where they are. */
function useListFromTop({ job: _, ...asked }: BoardSearch) {
  const list = useRef<HTMLElement>(null);
  const search = JSON.stringify(asked);
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [search]);
  return list;
}
