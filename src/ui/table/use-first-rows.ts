import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';
import { isServedPage } from '../router/served-page.ts';

/** No row is lower; those of narrow screens are cards of several lines. */
const LEAST_HEIGHT = { narrow: 100, wide: 48 };

/** Above every table at least: the header, the page's title and the tools, which narrow screens stack. */
const LEAST_ABOVE = { narrow: 240, wide: 160 };

/**
 * The rows to render now: first those that fill the screen, so that a long table does not delay the first paint, and all of them right
 * after it. `missing` is the least height in pixels of what is not rendered yet.
 */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): {
  shown: readonly Row[] | undefined;
  missing: number;
} {
  // A page that is returned to is as long as it was at once, so that it keeps its place.
  const [isWhole, setWhole] = useState(() => !isServedPage());
  const screen = window.innerWidth > 768 ? 'wide' : 'narrow';
  const least = LEAST_HEIGHT[screen];
  const most = Math.ceil((window.innerHeight - LEAST_ABOVE[screen]) / least);
  const left = isWhole || !rows ? 0 : Math.max(0, rows.length - most);
  const isLong = left > 0;
  // A short table that grows later has no first screen to wait for.
  if (rows && !isLong && !isWhole) setWhole(true);
  useEffect(() => {
    if (!isLong) return;
    let isThere = true;
    // As a transition, so that key presses meanwhile are handled first.
    void afterPaint().then(() => isThere && startTransition(() => setWhole(true)));
    return () => {
      isThere = false;
    };
  }, [isLong]);
  return { shown: isLong ? rows?.slice(0, most) : rows, missing: left * least };
}
