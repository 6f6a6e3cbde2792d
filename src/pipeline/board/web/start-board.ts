import type { QueryClient } from '@tanstack/react-query';
import { candidateListQuery } from '#pipeline/candidates/web/candidate-list-query.ts';
import type { PipelineSearch } from '#pipeline/candidates/web/pipeline-search.ts';
import { mentionsQuery } from '#pipeline/comments/web/comments-api.ts';
import { loadBoard } from '#pipeline/panel/web/lazy-board.ts';
import { boardQuery } from './board-query.ts';

export const NARROW = '(max-width: 768px)';
const usualOrder = { sort: 'appliedAt', direction: 'descending' } as const;

/** The board on wide screens, the list on narrow ones, unless the address says it. */
export const chosenView = ({ view }: PipelineSearch, isNarrow = window.matchMedia(NARROW).matches) =>
  view ?? (isNarrow ? 'list' : 'board');

/** What the list shows. */
export const listFilterOf = ({ search, skills, stages, suggested, ...order }: PipelineSearch) => ({
  search,
  skills,
  stages,
  suggested,
  sort: order.sort ?? usualOrder.sort,
  direction: order.direction ?? usualOrder.direction,
});

/** Requests everything that the page shows at once. */
export function startBoard(queryClient: QueryClient, projectId: string, search: PipelineSearch): Promise<unknown> {
  const { position, search: text, skills, suggested } = search;
  const place = { projectId, position };
  return Promise.all([
    queryClient.prefetchQuery(boardQuery(place, { search: text, skills, suggested })),
    queryClient.prefetchQuery(mentionsQuery),
    chosenView(search) === 'list'
      ? queryClient.prefetchInfiniteQuery(candidateListQuery(place, listFilterOf(search)))
      : loadBoard(),
  ]);
}
