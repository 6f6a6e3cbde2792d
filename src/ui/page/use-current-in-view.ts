import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Scrolls only a row of tabs sideways until the current one is fully visible; repeats when another becomes current. */
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
    // After rendering another address, the router restores the row's scroll position.
    return router.subscribe('onRendered', bring);
  }, [row, current, router]);
}
