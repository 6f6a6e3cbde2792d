import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query';
import type { SessionClaims } from '#accounts/rules/session-claims.ts';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { tabSpace, tabView } from '#platform/ui/tab-space.ts';
import { api } from './api.ts';

/** Who is signed in, and what the login page offers; every guard asks it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api('GET /session', { signal }),
  staleTime: 60_000,
});

export function useSession(): SessionClaims | null {
  return useQuery(sessionQuery).data?.session ?? null;
}

/** After a login or sign-up: nothing that was read as somebody else stays. */
export function enterSession(queryClient: QueryClient, session: SessionClaims): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  queryClient.clear();
  tabView.stop();
  window.sessionStorage.removeItem(sessionMarks.userLogout);
  if (session.workspaceId) tabSpace.enter(session.workspaceId);
  else tabSpace.leave();
  queryClient.setQueryData(sessionQuery.queryKey, {
    demo: false,
    demoSignIns: [],
    providers: [],
    ...before,
    pendingSocial: null,
    session,
  });
}
