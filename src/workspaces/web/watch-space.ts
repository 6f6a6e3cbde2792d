import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { ACCESS_EVENT } from '#ui/live/live-source.ts';
import { tabView } from '#ui/tab-space.ts';
import { isLeavingSpace } from './leaving-space.ts';
import { sessionQuery } from './session.ts';

const CLAIMS_PAUSE_MS = 2_000;

/**
 * Reacts to permissions and memberships that change while pages are open. When a call answers that the space is gone, the tab
 * returns to the own one; when one is forbidden, or the server announces changed permissions, the claims are reloaded and the
 * guards run again.
 */
export function watchSpace(queryClient: QueryClient, guardAgain: () => Promise<void>): void {
  let isLeaving = false;
  let lastRead = 0;

  async function leave() {
    if (isLeaving) return;
    isLeaving = true;
    const { leaveSpace, stopView } = await import('./enter-space.ts');
    const userId = queryClient.getQueryData(sessionQuery.queryKey)?.session?.userId;
    // An owner who viewed the space as a colleague who left still has access.
    const left = tabView.read() === null ? leaveSpace(userId, 'gone') : stopView('viewEnded');
    await left.catch(() => {
      isLeaving = false;
    });
  }

  async function readClaims() {
    if (isLeavingSpace() || Date.now() - lastRead < CLAIMS_PAUSE_MS) return;
    lastRead = Date.now();
    await queryClient.invalidateQueries(sessionQuery);
    // The page may have begun to leave while the claims were read.
    if (!isLeavingSpace()) await guardAgain();
  }

  function look(error: unknown) {
    if (isApiError(error, 'platform.workspaceGone')) void leave();
    else if (isApiError(error, 'platform.forbidden')) void readClaims();
  }

  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()]) {
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
  }
  window.addEventListener(ACCESS_EVENT, () => void readClaims());
}
