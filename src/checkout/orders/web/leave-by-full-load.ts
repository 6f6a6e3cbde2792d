import type { RouterHistory } from '@tanstack/react-router';

let isLeavingWatched = false;

/**
 * Once the provider’s script runs in this document, every other page is loaded in full, however the reader gets there (link, back, thanks page):
 * the script and the policy that admits it must not outlive the page of the order.
 */
export function leaveByFullLoad(history: RouterHistory): void {
  if (isLeavingWatched) return;
  isLeavingWatched = true;
  const { pathname } = history.location;
  history.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    // The router writes the address a moment later; the reload loads what the address bar says.
    history.flush();
    window.location.reload();
  });
}
