import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountText } from '#platform/ui/marks/count-text.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { type BoardSearch } from './board-search.ts';
import { type JobAddress, jobKey } from '#jobs/rules/job-address.ts';
import { CorrectedNote } from './corrected-note.tsx';
import { JobItem } from './job-item.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';
import styles from './jobs.module.css';
import { MoreJobs } from './more-jobs.tsx';
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
}

export function JobList({ board, selected, search, onSelect, onClear, AppliedJobs }: JobListProps) {
  const { t } = useTranslation('jobs');
  const { pages, count, items } = board;
  const hasFilters = Object.keys(search).some((key) => key !== 'job');
  const [visited, setVisited] = useState(readVisitedJobs);
  const select = (job: JobAddress) => {
    rememberVisit(jobKey(job));
    setVisited(readVisitedJobs());
    onSelect?.(job);
  };
  return (
    <section className={styles.list} aria-label={t('board.results')} aria-busy={pages.isPlaceholderData}>
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
        <span>{t('board.newest')}</span>
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
