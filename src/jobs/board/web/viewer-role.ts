import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { createClient } from '#platform/ui/client.ts';

const sessionApi = createClient<{ 'GET /session': { output: z.ZodType<{ session: SessionClaims | null }> } }>();

/** The same cached answer that the guards use. */
const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => sessionApi('GET /session', { signal }),
  staleTime: 60_000,
});

/** The role of the signed-in viewer; null for visitors, and until it is known. */
export function useViewerRole(): SessionClaims['userRole'] | null {
  return useQuery(sessionQuery).data?.session?.userRole ?? null;
}
