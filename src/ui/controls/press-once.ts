import { useRef } from 'react';

/**
 * A press counts once: another one before the page could draw what the first one did is the same one. Returns whether a press counts.
 */
export function usePressOnce(): () => boolean {
  const isTaken = useRef(false);
  return () => {
    if (isTaken.current) return false;
    isTaken.current = true;
    // The first frame draws what the press did; the second one begins when that is seen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isTaken.current = false;
      }),
    );
    return true;
  };
}
