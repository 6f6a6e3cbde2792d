import { startTransition, useEffect, useState } from 'react';
import { isServedPage } from './router/served-page.ts';

const LONGEST_WAIT_MS = 100;

/** Runs after the next paint; soon in any case, because a page in the background does not paint. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/** False during the first render of a component: what is slow to render comes with the next one, so that the first is not delayed. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isThere = true;
    // As a transition, so that key presses meanwhile are handled first.
    void afterPaint().then(() => isThere && startTransition(() => setDrawn(true)));
    return () => {
      isThere = false;
    };
  }, []);
  return isDrawn;
}

/**
 * For what stands below the first screen of a long page: false until the first paint with it. Only on the page that a visit begins with:
 * one that is returned to is as long as it was at once, so that it keeps its place.
 */
export function useIsBelowDrawn(): boolean {
  const [isFirst] = useState(isServedPage);
  const isDrawn = useIsDrawn();
  return isDrawn || !isFirst;
}
