import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#platform/ui/api-error.ts';
import { sessionQuery } from './session.ts';

/** When a call answers that nobody is signed in any more, the guards ask again: they keep the address and lead to the login. */
export function watchSession(queryClient: QueryClient, guardAgain: () => Promise<void>): void {
  function look(error: unknown) {
    if (!isApiError(error, 'platform.unauthenticated')) return;
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    if (!known?.session) return;
    queryClient.setQueryData(sessionQuery.queryKey, { ...known, session: null });
    void guardAgain();
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}
