import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unread } from '../states/unread.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { LoadMore } from './pager.tsx';

interface PagedTableProps<Page, Row> extends Omit<DataTableProps<Row>, 'rows'> {
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  rowsOf: (page: Page) => readonly Row[];
  /** In place of rows, where there are none. */
  empty: ReactNode;
  /** Heads why there are none when they could not be read. */
  failed?: string;
}

/** A list that is read page by page: its rows, or what stands for them. */
export function PagedTable<Page, Row>({ list, rowsOf, empty, failed, ...table }: PagedTableProps<Page, Row>) {
  const { data, error, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const shown = data?.pages.flatMap((page) => rowsOf(page));
  // That another choice shows none says nothing of this one.
  const rows = isPlaceholderData && shown?.length === 0 ? undefined : shown;
  if (error && !data) return <Unread query={list} title={failed} framed skeleton={null} />;
  if (rows?.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <DataTable {...table} rows={rows} />
      <LoadMore
        text={error && failed && <span role="alert">{failed}</span>}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}
