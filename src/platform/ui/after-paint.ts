import { startTransition, useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 100;

/** When what was just drawn is on the screen; soon in any case, because a page in the background draws nothing. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/** False for the first picture of a component: what takes long to draw comes with the next one, and nobody waits for the first. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isThere = true;
    // As a transition, so that whoever presses a key meanwhile is answered first.
    void afterPaint().then(() => isThere && startTransition(() => setDrawn(true)));
    return () => {
      isThere = false;
    };
  }, []);
  return isDrawn;
}
