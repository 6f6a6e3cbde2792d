import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { referencesContract } from '#references/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof referencesContract>();

type Answer<Key extends keyof typeof referencesContract> = OutputOf<(typeof referencesContract)[Key]>;
export type OwnReference = Answer<'GET /recommendations'>['references'][number];
export type RecommenderView = Answer<'GET /recommender-evaluation/{userId}/{recommendationRecordId}'>;
export type ReadReference = Answer<'GET /user-recommendations/{userId}'>['references'][number];

export const ownReferencesQuery = queryOptions({
  queryKey: ['ownReferences'],
  queryFn: ({ signal }) => api('GET /recommendations', { signal }),
});

/** What the address of the mail says. */
export interface ReferencePlace {
  userId: string;
  recommendationRecordId: string;
  code: string;
}

/** Parameters and code as every call of the link sends them. */
export const callOf = ({ userId, recommendationRecordId, code }: ReferencePlace) => ({
  params: { userId, recommendationRecordId },
  query: { code },
});

export const recommenderQuery = (place: ReferencePlace) =>
  queryOptions({
    queryKey: ['recommender', place.recommendationRecordId, place.code],
    queryFn: ({ signal }) =>
      api('GET /recommender-evaluation/{userId}/{recommendationRecordId}', { ...callOf(place), signal }),
    // What somebody types must not be replaced by what is read again.
    refetchOnWindowFocus: false,
  });

export const permissionQuery = (code: string) =>
  queryOptions({
    queryKey: ['referencePermission', code],
    queryFn: ({ signal }) => api('GET /referencePermissions/{code}', { params: { code }, signal }),
  });

export const readReferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['userRecommendations', userId],
    queryFn: ({ signal }) => api('GET /user-recommendations/{userId}', { params: { userId }, signal }),
  });
