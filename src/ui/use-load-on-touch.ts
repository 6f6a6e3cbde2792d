import { useEffect } from 'react';
import { onFirstTouch } from './first-touch.ts';

/** Loads what may be opened next at the first sign of activity: not together with the page, and before the click that opens it. */
export function useLoadOnTouch(load: () => Promise<unknown>): void {
  useEffect(
    // Opening it loads again, and reports the failure.
    () => onFirstTouch(() => void load().catch(() => {})),
    [load],
  );
}
