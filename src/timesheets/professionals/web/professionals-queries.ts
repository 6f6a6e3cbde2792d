import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { professionalsContract } from '#timesheets/professionals/contract.ts';
import type { FreelancersSearch } from './addresses.ts';

const api = createClient<typeof professionalsContract>();

export type SquadRow = OutputOf<(typeof professionalsContract)['GET /mySquads']>['professionals'][number];
export type WorkedMonth = OutputOf<(typeof professionalsContract)['GET /hourConsumption/{memberId}/{month}']>;
export type FinanceMonth = OutputOf<
  (typeof professionalsContract)['GET /myFreelancers/{projectId}/{userId}/finance']
>['months'][number];

export interface Place {
  projectId: string;
  userId: string;
}
const keyOf = ({ projectId, userId }: Place) => ['tasks', projectId, 'professional', userId] as const;

export function squadsQuery({ project, ...filter }: FreelancersSearch) {
  const query = { ...filter, projectId: project };
  return infiniteQueryOptions({
    queryKey: ['tasks', 'squads', query] as const,
    queryFn: ({ signal, pageParam }) =>
      api('GET /mySquads', { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function professionalQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place),
    queryFn: ({ signal }) => api('GET /myFreelancers/{projectId}/{userId}', { params: { ...place }, signal }),
  });
}

export function monthQuery(place: Place, month: string) {
  const { projectId, userId: memberId } = place;
  return queryOptions({
    queryKey: [...keyOf(place), 'month', month],
    queryFn: ({ signal }) =>
      api('GET /hourConsumption/{memberId}/{month}', { params: { memberId, month }, query: { projectId }, signal }),
  });
}

export function financeQuery(place: Place) {
  return queryOptions({
    queryKey: [...keyOf(place), 'finance'],
    queryFn: ({ signal }) => api('GET /myFreelancers/{projectId}/{userId}/finance', { params: { ...place }, signal }),
  });
}
