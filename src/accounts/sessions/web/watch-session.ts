import type { QueryClient } from '@tanstack/react-query';
import { watchRefusals } from '#ui/client.ts';
import { accountPaths } from '#accounts/paths.ts';
import { endedSession } from '#ui/session/ended-session.ts';
import { sessionQuery } from './session.ts';

/** The errors of a call whose session ended: they sign out and reload the root (SES-07). */
const SIGNS_OUT = 'GET /professionsGroup';

/** When a call finds nobody signed in any more, the page stays and asks to log in again. */
export function watchSession(queryClient: QueryClient, reloadAt: (address: string) => void): () => void {
  return watchRefusals(({ code }, key, isFormer) => {
    // Sent before somebody logged in again: the session of now has not ended.
    if (code !== 'platform.unauthenticated' || isFormer) return;
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    if (!known?.session) return;
    if (key !== SIGNS_OUT) return endedSession.announce();
    queryClient.setQueryData(sessionQuery.queryKey, { ...known, session: null });
    reloadAt(accountPaths.root);
  });
}
