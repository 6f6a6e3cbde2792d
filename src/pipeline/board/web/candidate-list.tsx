import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '#ui/marks/person-name.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { candidateListQuery } from '#pipeline/candidates/web/candidate-list-query.ts';
import { listColumns } from '#pipeline/candidates/web/list-columns.tsx';
import { LazyBulkActions } from '#pipeline/panel/web/lazy-panel.tsx';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { NoMatch } from './pipeline-empty.tsx';
import type { PipelineSearch, Sort } from '#pipeline/candidates/web/pipeline-search.ts';
import { listFilterOf } from './start-board.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

interface CandidateListProps {
  place: Place;
  search: PipelineSearch;
  onSort: (sort: Sort, direction: 'ascending' | 'descending') => void;
  /** Clears the search and the filters. */
  onClear: () => void;
}

/** Shows the candidates as a table, for comparing and for moving many at once. */
export function CandidateList({ place, search, onSort, onClear }: CandidateListProps) {
  const { t } = useTranslation('pipeline/candidates');
  const actions = usePipelineActions();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const filter = listFilterOf(search);
  const { sort, direction } = filter;
  const list = useInfiniteQuery({ ...candidateListQuery(place, filter), placeholderData: keepPreviousData });
  if (list.error && !list.data) return <LoadError error={list.error} onRetry={() => void list.refetch()} framed />;

  const rows = list.data?.pages.flatMap((page) => page.candidates);
  const count = list.data?.pages[0]?.count ?? 0;
  if (rows?.length === 0) return <NoMatch onClear={onClear} />;
  const selected = rows?.filter((card) => chosen.has(card.applicationId)) ?? [];

  return (
    <div className={styles.list}>
      <DataTable
        label={t('list.label')}
        columns={listColumns(t)}
        rows={rows}
        rowId={(card) => card.applicationId}
        rowName={(card) => personName(card.name)}
        onOpen={(card) => actions.open(card.applicationId)}
        sorting={{ field: sort, direction }}
        onSort={(next) => onSort(next.field as Sort, next.direction)}
        {...(actions.abilities.move && { selection: { ids: chosen, onChange: setChosen } })}
      />
      {rows && (
        <LoadMore
          text={t('list.shown', { shown: formatCount(rows.length), count: formatCount(count) })}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {selected.length > 0 && <LazyBulkActions selected={selected} onClear={() => setChosen(new Set())} />}
    </div>
  );
}
