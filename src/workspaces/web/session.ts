import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { createClient } from '#ui/client.ts';

/** The calls of accounts that spaces need; capabilities may only use each other's rules and paths on pages. */
interface SessionCalls {
  'GET /session': { output: z.ZodType<{ session: SessionClaims | null }> };
  'POST /auth/logout': { output: z.ZodType };
}

export const sessionApi = createClient<SessionCalls>();

/** Reads the session; the guards use the same cached answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => sessionApi('GET /session', { signal }),
  staleTime: 60_000,
});

export function useSession(): SessionClaims | null {
  return useQuery(sessionQuery).data?.session ?? null;
}
