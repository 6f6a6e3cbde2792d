import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { companyContract } from '#pipeline/company/contract/company.ts';
import type { viewsContract } from '#pipeline/company/contract/views.ts';
import { boardsKey, type CompanyPlace, listsKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { companyQuery } from '#pipeline/candidates/web/company-options.ts';
import { reuseBoard } from '#pipeline/candidates/web/reuse-board.ts';
import type { CompanyFilter, Order } from './company-search.ts';

export const companyApi = createClient<typeof companyContract & typeof viewsContract>();
export type CompanyBoard = OutputOf<(typeof companyContract)['GET /candidates/board']>;
const asQuery = ({ overdue, ...filter }: CompanyFilter) => ({
  ...filter,
  ...(overdue && { overdue: 'true' as const }),
});

export function companyBoardQuery(place: CompanyPlace, filter: CompanyFilter) {
  return queryOptions({
    queryKey: [...boardsKey(place), filter] as const,
    structuralSharing: reuseBoard,
    queryFn: ({ signal }) =>
      companyApi('GET /candidates/board', { query: { ...companyQuery(place), ...asQuery(filter) }, signal }),
  });
}

export function readCompanyColumn(place: CompanyPlace, filter: CompanyFilter) {
  return (column: { stage: CompanyBoard['columns'][number]['stage']; cursor: string }) =>
    companyApi('GET /candidates/board/column', { query: { ...companyQuery(place), ...asQuery(filter), ...column } });
}

export function companyListQuery(place: CompanyPlace, filter: CompanyFilter, order: Order) {
  return infiniteQueryOptions({
    queryKey: [...listsKey(place), filter, order] as const,
    queryFn: ({ pageParam, signal }) =>
      companyApi('GET /candidates', {
        query: { ...companyQuery(place), ...asQuery(filter), ...order, ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}
