import { queryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, OutputOf } from '#platform/contract/operation.ts';
import { isApiError } from '#ui/api-error.ts';
import type { profilesContract } from '#profiles/contract.ts';
import { api } from './api.ts';

export type OwnProfile = OutputOf<(typeof profilesContract)['GET /users/profile']>;
export type ImportView = OutputOf<(typeof profilesContract)['POST /profileImports']>;
export type ProfileToSave = CallInput<(typeof profilesContract)['PUT /users/profileRegister']>['body'];
export type ProfileUpdate = ProfileToSave['updateObj'];

export const ownProfileQuery = queryOptions({
  queryKey: ['profiles', 'own'],
  queryFn: ({ signal }) => api('GET /users/profile', { signal }),
});

export const latestImportQuery = queryOptions({
  queryKey: ['profiles', 'latestImport'],
  queryFn: ({ signal }) => api('GET /profileImports/latest', { signal }),
});

export const listingQuery = queryOptions({
  queryKey: ['profiles', 'listing'],
  queryFn: ({ signal }) => api('GET /users/listing', { signal }),
});

/** Caches a returned profile, and reloads what depends on it: the session's name and stage, and the import's undo. */
export async function cacheProfile(queryClient: QueryClient, profile: OwnProfile): Promise<void> {
  queryClient.setQueryData(ownProfileQuery.queryKey, profile);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['session'] }),
    queryClient.invalidateQueries({ queryKey: latestImportQuery.queryKey }),
  ]);
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileToSave) => api('PUT /users/profileRegister', { body }),
    onSuccess: (saved) => cacheProfile(queryClient, saved),
    onError: async (error) => {
      if (isApiError(error, 'platform.staleVersion')) {
        await queryClient.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
      }
    },
  });
}
