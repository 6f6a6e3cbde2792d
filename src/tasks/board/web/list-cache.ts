import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { calendarsKey, listsKey } from './board-queries.ts';

/** A page of a table of tasks. */
export interface ListedTasks {
  tasks: TaskCard[];
  count: number;
  nextCursor: string | null;
}

type Pages = InfiniteData<ListedTasks>;

function mapTasks(list: Pages, map: (tasks: TaskCard[]) => TaskCard[]): Pages {
  return { ...list, pages: list.pages.map((page) => ({ ...page, tasks: map(page.tasks) })) };
}

/**
 * Shows a changed card in tables where it stands: a row does not leave its place under somebody's hand. Tables that do not show it, and
 * calendars, are read anew.
 */
export function applyListedCard(queryClient: QueryClient, projectId: string, card: TaskCard): void {
  const isIt = ({ taskId }: TaskCard) => taskId === card.taskId;
  for (const [queryKey, list] of queryClient.getQueriesData<Pages>({ queryKey: listsKey(projectId) })) {
    if (!list?.pages.some(({ tasks }) => tasks.some(isIt))) void queryClient.invalidateQueries({ queryKey });
    else
      queryClient.setQueryData<Pages>(
        queryKey,
        mapTasks(list, (tasks) => tasks.map((task) => (isIt(task) && task.version <= card.version ? card : task))),
      );
  }
  void queryClient.invalidateQueries({ queryKey: calendarsKey(projectId) });
}

export function removeListedCard(queryClient: QueryClient, projectId: string, taskId: string): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: listsKey(projectId) },
    (list) => list && mapTasks(list, (tasks) => tasks.filter((task) => task.taskId !== taskId)),
  );
  void queryClient.invalidateQueries({ queryKey: calendarsKey(projectId) });
}
