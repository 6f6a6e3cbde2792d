import { useEffect, useRef } from 'react';
import { LoadMore } from '#ui/table/pager.tsx';
import type { Board } from './use-board.ts';

const AHEAD = '400px';

/** Loads the next page shortly before the end of the list; the button is for keyboards, and for retrying. */
export function MoreJobs({ pages }: { pages: Board['pages'] }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!mayFetch || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mayFetch, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      <LoadMore hasMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </div>
  );
}
