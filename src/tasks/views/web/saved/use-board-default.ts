import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDefaultView } from '#ui/views/use-default-view.ts';
import { boardPage, type BoardSearch } from '#tasks/board/web/addresses.ts';
import { useChangeBoardSearch } from '#tasks/board/web/use-change-board-search.ts';
import { savedViewsQuery, searchOfView, type TaskView } from './saved-view-queries.ts';

/** Opens a board with its reader's default view. */
export function useBoardDefault(): { isPending: boolean } {
  const { projectId } = boardPage.useParams();
  const search: BoardSearch = boardPage.useSearch();
  const change = useChangeBoardSearch();
  const says = Object.values(search).some((value) => value !== undefined);
  const { data, isLoading } = useQuery(savedViewsQuery(projectId));
  const onOpen = useCallback((view: TaskView) => change(searchOfView(view)), [change]);
  return useDefaultView({ views: data, isLoading: isLoading && !says, says, onOpen });
}
