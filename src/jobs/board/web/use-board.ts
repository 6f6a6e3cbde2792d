import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BoardSearch } from './board-search.ts';
import { boardQuery, countQuery } from '#jobs/board/web/job-queries.ts';

export type Board = ReturnType<typeof useBoard>;

/** Loads the vacancies page by page; `items` is undefined until the first page is loaded. */
export function useBoard(search: BoardSearch) {
  const pages = useInfiniteQuery(boardQuery(search));
  const count = useQuery(countQuery(search)).data;
  return {
    pages,
    count,
    items: pages.data?.pages.flatMap((page) => page.opportunities),
    /** The corrected words, when the typed ones found nothing. */
    corrected: pages.data?.pages[0]?.correctedSearch ?? null,
  };
}
