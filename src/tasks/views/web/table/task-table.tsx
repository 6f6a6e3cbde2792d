import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import type { LookProps } from '#tasks/board/web/task-parts.ts';
import { taskSorts } from '#tasks/rules/task-order.ts';
import { listQuery, orderOf } from '../view-queries.ts';
import { useTableColumns } from './table-columns.tsx';
import styles from './task-table.module.css';

const loadMany = async () => (await import('./many-tasks.tsx')).ManyTasks;
const ManyTasks = lazyPart(loadMany);

/** The tasks of a board as a table, to sort them and to work on many at once. */
export function TaskTable({ board, filter, search, change }: LookProps) {
  const { t } = useTranslation('tasks/views');
  const { projectId } = board.project;
  const order = orderOf(search);
  const list = useInfiniteQuery({ ...listQuery(projectId, filter, order), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = useTableColumns();
  useLoadOnTouch(loadMany);
  if (list.error && !list.data) return <LoadError error={list.error} onRetry={() => void list.refetch()} framed />;
  const rows = list.data?.pages.flatMap(({ tasks }) => tasks);
  const count = list.data?.pages[0]?.count ?? 0;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (rows?.length === 0) {
    // What finds nothing is said beside the search.
    return isFiltered ? null : <NoTasks canAdd={board.abilities.create} onAdd={() => change({ task: 'new' })} />;
  }
  const selected = rows?.filter(({ taskId }) => chosen.has(taskId)) ?? [];
  return (
    <div className={styles.list}>
      <DataTable
        label={t('table.label')}
        columns={columns}
        rows={rows}
        rowId={({ taskId }) => taskId}
        rowName={({ title }) => title}
        onOpen={({ taskId }) => change({ task: taskId })}
        sorting={{ field: order.sort, direction: order.direction }}
        onSort={({ field, direction }) => change({ sort: taskSorts.find((sort) => sort === field), direction })}
        {...(board.abilities.create && { selection: { ids: chosen, onChange: setChosen } })}
      />
      {rows && (
        <LoadMore
          text={t('table.shown', { shown: formatCount(rows.length), count })}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {selected.length > 0 && <ManyTasks board={board} selected={selected} onChoose={setChosen} />}
    </div>
  );
}

function NoTasks({ canAdd, onAdd }: { canAdd: boolean; onAdd: () => void }) {
  const { t } = useTranslation('tasks/views');
  return (
    <EmptyState
      framed
      title={t('empty.title')}
      description={t('empty.text')}
      actions={
        canAdd && (
          <Button variant="primary" onClick={onAdd}>
            {t('tasks/board:new.action')}
          </Button>
        )
      }
    />
  );
}
