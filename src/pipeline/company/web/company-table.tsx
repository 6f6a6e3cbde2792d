import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Translate } from '#platform/i18n/format-text.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { companyContract } from '#pipeline/company/contract/company.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { LazyBulkActions } from '#pipeline/panel/web/lazy-panel.tsx';
import { listColumns } from '#pipeline/candidates/web/list-columns.tsx';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { CardTags } from '#pipeline/tags/web/card-tags.tsx';
import type { Order } from './company-search.ts';

type ListPage = OutputOf<(typeof companyContract)['GET /candidates']>;

interface CompanyTableProps {
  list: UseInfiniteQueryResult<InfiniteData<ListPage>>;
  order: Order;
  onSort: (order: Order) => void;
}

/** With each candidate's vacancy, and without the columns that only compare candidates of one vacancy. */
function columnsOf(t: Translate, hasTags: boolean): Column<CandidateCard>[] {
  const vacancy: Column<CandidateCard> = {
    key: 'vacancy',
    header: t('pipeline/board:page.position'),
    width: 190,
    skeleton: 'lines',
    narrow: 'meta',
    cell: ({ place }) => {
      if (!place) return null;
      const { title, projectTitle } = place;
      return <TwoLines title={title} meta={projectTitle === title ? '' : projectTitle} />;
    },
  };
  const tags: Column<CandidateCard> = {
    key: 'tags',
    header: t('pipeline/tags:title'),
    width: 130,
    cell: (card) => card.tags.length > 0 && <CardTags card={{ ...card, skills: [] }} />,
  };
  const widths: Record<string, number> = { stage: 200, applied: 130, inStage: 126 };
  const [candidate, ...rest] = listColumns(t)
    .filter(({ key }) => key !== 'level' && key !== 'expected')
    .map(({ sort, width, ...column }) => ({
      ...column,
      ...(width !== undefined && { width: widths[column.key] ?? width }),
      ...((column.key === 'applied' || column.key === 'inStage') && sort !== undefined && { sort }),
    }));
  return [...(candidate ? [candidate] : []), vacancy, ...(hasTags ? [tags] : []), ...rest];
}

/** The candidates of a company as a table, for comparing and for working on many at once. */
export function CompanyTable({ list, order, onSort }: CompanyTableProps) {
  const { t } = useTranslation('pipeline/candidates');
  const actions = usePipelineActions();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  if (list.error && !list.data) return <LoadError error={list.error} onRetry={() => void list.refetch()} framed />;
  const rows = list.data?.pages.flatMap((page) => page.candidates);
  const [first] = list.data?.pages ?? [];
  const hasTags = rows?.some(({ tags }) => tags.length > 0) ?? false;
  const selected = rows?.filter((card) => chosen.has(card.applicationId)) ?? [];
  return (
    <div className={styles.list}>
      <DataTable
        label={t('list.label')}
        columns={columnsOf(t, hasTags)}
        rows={rows}
        rowId={(card) => card.applicationId}
        rowName={(card) => personName(card.name)}
        onOpen={(card) => actions.open(card.applicationId)}
        sorting={{ field: order.sort, direction: order.direction }}
        onSort={({ field, direction }) =>
          onSort({ sort: field === 'stageEnteredAt' ? 'stageEnteredAt' : 'appliedAt', direction })
        }
        {...(actions.abilities.move && { selection: { ids: chosen, onChange: setChosen } })}
      />
      {rows && first && (
        <LoadMore
          text={t('list.shown', { shown: formatCount(rows.length), count: formatCount(first.count, first.more) })}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {selected.length > 0 && <LazyBulkActions selected={selected} onClear={() => setChosen(new Set())} />}
    </div>
  );
}
