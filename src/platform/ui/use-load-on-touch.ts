import { useEffect } from 'react';

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads what may be opened next at the first sign of activity: not together with the page, and before the click that opens it. */
export function useLoadOnTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => touches.forEach((touch) => window.removeEventListener(touch, begin));
    const begin = () => {
      stop();
      // Opening it loads again, and reports the failure.
      void load().catch(() => {});
    };
    for (const touch of touches) window.addEventListener(touch, begin, { passive: true });
    return stop;
  }, [load]);
}
