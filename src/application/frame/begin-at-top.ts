import type { AnyRouter } from '@tanstack/react-router';
import { CONTENT_ID } from '#ui/shell/skip-link.tsx';

/**
 * A page opened by a link begins at its top. What scrolls is the content of the shell, which pages share; the router would let the next page
 * begin where the one before was left. Going back still finds the place.
 */
export function beginAtTop(router: AnyRouter): void {
  let isBack = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isBack = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (pathChanged && !isBack && toLocation.hash === '') document.getElementById(CONTENT_ID)?.scrollTo({ top: 0 });
  });
}
