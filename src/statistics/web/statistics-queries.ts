import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Period } from '#statistics/rules/period.ts';
import { type PositionRowKind, positionRowKinds } from '#statistics/rules/rows.ts';
import { api } from './api.ts';
import type { OpenRows } from './search/statistics-search.ts';

export interface About {
  period: Period;
  projectId?: string | undefined;
  /** The companies that a member of staff chose; none: all within reach. */
  companyIds?: readonly string[] | undefined;
}

const queryOf = ({ period, projectId, companyIds }: About) => ({
  period,
  ...(projectId && { projectId }),
  ...(companyIds && { companyIds: [...companyIds] }),
});

export const statisticsQuery = (about: About) =>
  queryOptions({
    queryKey: ['statistics', 'figures', queryOf(about)],
    queryFn: ({ signal }) => api('GET /hiringStatistics', { query: queryOf(about), signal }),
    placeholderData: keepPreviousData,
  });

export function downloadFigures(about: About): Promise<Blob> {
  return api('GET /hiringStatistics/csv', { query: queryOf(about) });
}

export const projectChoicesQuery = (search: string, companyIds?: readonly string[]) =>
  queryOptions({
    queryKey: ['statistics', 'projects', search, companyIds ?? []],
    queryFn: ({ signal }) =>
      api('GET /hiringStatistics/projects', {
        query: { ...(search && { search }), ...(companyIds && { companyIds: [...companyIds] }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const companyChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['statistics', 'companies', search],
    queryFn: ({ signal }) => api('GET /hiringStatistics/companies', { query: search ? { search } : {}, signal }),
    placeholderData: keepPreviousData,
  });

const isOfPositions = (rows: OpenRows['rows']): rows is PositionRowKind =>
  positionRowKinds.some((kind) => kind === rows);

/** The candidates or vacancies behind a figure, page by page. */
export const rowsQuery = (about: About, { rows, ...part }: OpenRows) =>
  infiniteQueryOptions({
    queryKey: ['statistics', 'rows', queryOf(about), rows, part],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOf(about), ...(pageParam && { cursor: pageParam }) };
      if (isOfPositions(rows)) {
        const page = await api('GET /hiringStatistics/positions', { query: { ...query, of: rows }, signal });
        return { candidates: [], ...page };
      }
      const page = await api('GET /hiringStatistics/candidates', { query: { ...query, of: rows, ...part }, signal });
      return { positions: [], ...page };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
