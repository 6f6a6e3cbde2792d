import { type RefObject, useEffect, useState } from 'react';

/** Whether the end of a scrolled text was seen, by whatever means; at once where all of it fits into the frame. */
export function useReadToEnd(frame: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!frame.current || !end.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setRead(true);
      },
      // A line before the very end, because zoomed pages end on fractions of a pixel.
      { root: frame.current, rootMargin: '0px 0px 24px 0px' },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [frame, end]);
  return isRead;
}
