import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { audienceOf } from '#platform/access/audience-of.ts';
import { setAudience } from '#ui/i18n.ts';
import { createClient } from '#ui/client.ts';

/** The properties of the signed-in person that every room may know. */
export interface Viewer {
  userRole: Role;
  permissions: readonly Permission[];
  workspaceId: string | null;
  /** How far the registration is; rules of accounts rank the stages. */
  navigationStage: string;
}

const api = createClient<{ 'GET /session': { output: z.ZodType<{ session: Viewer | null }> } }>();

/** Reads the session; the guards use the same cached answer. */
const viewerQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api('GET /session', { signal }),
  staleTime: 60_000,
});

/** The signed-in viewer; null for visitors, and until it is known. */
export function useViewer(): Viewer | null {
  return useQuery(viewerQuery).data?.session ?? null;
}

/** Texts are worded for whoever signs in, from the first answer about the session on. */
export function wordForViewers(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === viewerQuery.queryKey[0]) setAudience(audienceOf(readViewer(queryClient)?.userRole));
  });
}

/** Reads the viewer outside of components, after the guard has read it. */
export function readViewer(queryClient: QueryClient): Viewer | null {
  return queryClient.getQueryData(viewerQuery.queryKey)?.session ?? null;
}
