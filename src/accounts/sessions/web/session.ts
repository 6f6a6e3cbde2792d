import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { tabSpace, tabView } from '#ui/tab-space.ts';
import { api } from '#accounts/web/api.ts';
import { endedSession } from '#ui/session/ended-session.ts';

const SESSION_KEY = ['session'];
const readSession = (signal: AbortSignal) => api('GET /session', { signal });
type SessionAnswer = Awaited<ReturnType<typeof readSession>>;

/** The session, and what the login page offers; every guard uses it. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal, client }): Promise<SessionAnswer> => {
    const settledBefore = endedSession.countSettled();
    const answer = await readSession(signal);
    const known = client.getQueryData<SessionAnswer>(SESSION_KEY)?.session;
    // Another tab logged in as somebody else: no data of the former person may stay on this page, or be sent as the new one.
    if (known && answer.session && answer.session.userId !== known.userId) window.location.reload();
    if (!known || answer.session) return answer;
    // The session ended: the page stays with what was typed on it, and asks to log in again.
    if (settledBefore === endedSession.countSettled()) endedSession.announce();
    return { ...answer, session: known };
  },
  staleTime: 60_000,
});

export function useSession(): SessionClaims | null {
  return useQuery(sessionQuery).data?.session ?? null;
}

/** After a login or sign-up: clears everything that was read as somebody else. */
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
