import type { RouterHistory } from '@tanstack/react-router';

let isLeavingWatched = false;

/**
 * Once the provider’s script runs in this document, every other page is loaded anew: the script and the policy that admits it stay with the page
 * of the order. Whatever leads there counts, the thanks for the payment as well as a link or the way back.
 */
export function leaveByFullLoad(history: RouterHistory): void {
  if (isLeavingWatched) return;
  isLeavingWatched = true;
  const { pathname } = history.location;
  history.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    // The address bar follows a moment later, and names what is loaded.
    history.flush();
    window.location.reload();
  });
}
