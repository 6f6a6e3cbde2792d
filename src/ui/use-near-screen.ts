import { useEffect, useState } from 'react';

/** How far below the screen something starts to load, so that it is there when one has scrolled to it. */
const AHEAD = '400px';

/** False until the element comes near the screen: what stands far below the first view is not loaded with it. */
export function useNearScreen(): [isNear: boolean, element: (element: Element | null) => void] {
  const [element, setElement] = useState<Element | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, isNear]);
  return [isNear, setElement];
}
