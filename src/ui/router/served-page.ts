import type { AnyRouter } from '@tanstack/react-router';

let isServed = true;

/** Notices when another page than the served one is opened: coming back to its address does not make it the served one again. */
export function watchServedPage(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) isServed = false;
  });
}

/** Whether the page on the screen is the one that was served; no other has been opened since. */
export function isServedPage(): boolean {
  return isServed;
}
