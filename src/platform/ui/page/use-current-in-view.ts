import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Scrolls a row of tabs sideways, and nothing else of the page, until the current one is seen whole; again when another is current. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string): void {
  const router = useRouter();
  useEffect(() => {
    const bring = () => {
      const tab = row.current?.querySelector('[aria-selected="true"], [aria-current]');
      if (!row.current || !tab) return;
      const outer = row.current.getBoundingClientRect();
      const inner = tab.getBoundingClientRect();
      if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right;
      else if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left;
    };
    bring();
    // After it has rendered another address the router puts back where the row was scrolled before.
    return router.subscribe('onRendered', bring);
  }, [row, current, router]);
}
