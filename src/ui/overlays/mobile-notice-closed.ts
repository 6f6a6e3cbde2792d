import { useSyncExternalStore } from 'react';

let isClosed = false;
const followers = new Set<() => void>();

/** Said by the notice of narrow screens, which stands beside the page in the frame. */
export function setMobileNoticeClosed(closed: boolean): void {
  isClosed = closed;
  for (const follow of followers) follow();
}

/** Whether the notice was read and closed on this page, so that a dialog of the page may open. */
export function useMobileNoticeClosed(): boolean {
  return useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => isClosed,
  );
}
