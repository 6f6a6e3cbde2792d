import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { TalentSearch } from './talent-search.ts';

const filtersOf = ({ search, level, available, hiringModel }: TalentSearch) => ({
  ...(search && { search }),
  ...(level && { level: String(level) }),
  ...(available && { available: 'true' as const }),
  ...(hiringModel && { hiringModel }),
});

export const professionalsQuery = (search: TalentSearch) =>
  infiniteQueryOptions({
    queryKey: ['talent', 'professionals', filtersOf(search)],
    queryFn: ({ pageParam, signal }) =>
      api('GET /professionals', { query: { ...filtersOf(search), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

export const countQuery = (search: TalentSearch) =>
  queryOptions({
    queryKey: ['talent', 'count', filtersOf(search)],
    queryFn: ({ signal }) => api('GET /professionals/count', { query: filtersOf(search), signal }),
    placeholderData: keepPreviousData,
  });

export const professionalQuery = (professionalId: string) =>
  queryOptions({
    queryKey: ['talent', 'professional', professionalId],
    queryFn: ({ signal }) =>
      api('GET /users/professionalData-ownerView/{professionalId}', { params: { professionalId }, signal }),
  });

export const topTalentQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['talent', 'public', memberId],
    // A person who has just changed this setting wants to see the result.
    staleTime: 0,
    queryFn: ({ signal }) => api('GET /topTalent/{memberId}', { params: { memberId }, signal }),
  });
