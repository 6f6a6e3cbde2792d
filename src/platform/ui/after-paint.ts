import { startTransition, useEffect, useState } from 'react';

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
