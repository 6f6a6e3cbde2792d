import type { QueryClient } from '@tanstack/react-query';
import { optionsQuery } from '#pipeline/candidates/web/company-options.ts';
import { loadBoard } from '#pipeline/panel/web/lazy-board.ts';
import { readViewer } from '#ui/viewer.ts';
import { mentionsQuery } from '#pipeline/comments/web/comments-api.ts';
import { companyBoardQuery, companyListQuery } from './company-api.ts';
import { chosenLayout, type CompanySearch, filterOf, orderOf } from './company-search.ts';
import { lacksCompany } from './lacks-company.ts';
import { viewsQuery } from './views/view-queries.ts';

/** Requests all data of the page at once. Only a default view, which few people have, requests candidates a second time. */
export function startCompany(queryClient: QueryClient, search: CompanySearch): Promise<unknown> {
  if (lacksCompany(readViewer(queryClient), search.company)) return Promise.resolve();
  const place = { company: search.company ?? null };
  const filter = filterOf(search);
  return Promise.all([
    queryClient.prefetchQuery(optionsQuery(place)),
    queryClient.prefetchQuery(mentionsQuery),
    queryClient.prefetchQuery(viewsQuery(place)),
    chosenLayout(search) === 'board'
      ? Promise.all([queryClient.prefetchQuery(companyBoardQuery(place, filter)), loadBoard()])
      : queryClient.prefetchInfiniteQuery(companyListQuery(place, filter, orderOf(search))),
  ]);
}
