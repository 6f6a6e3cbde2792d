import { type RefObject, useEffect } from 'react';

/** Scrolls a row of tabs sideways, and nothing else of the page, until the current one is seen whole; again when another is current. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (!row.current || !tab) return;
    const outer = row.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right;
    else if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left;
  }, [row, current]);
}
