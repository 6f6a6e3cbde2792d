import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { SavedView } from '#ui/views/saved-view.ts';
import { type BoardSearch, filterOf } from '#tasks/board/web/addresses.ts';
import type { savedViewsContract } from '#tasks/views/saved-contract.ts';
import type { ViewSettings } from '#tasks/views/saved-schemas.ts';
import { orderOf } from '../view-queries.ts';

export const savedViewsApi = createClient<typeof savedViewsContract>();
export type TaskView = SavedView<ViewSettings>;

export const savedViewsKey = (projectId: string) => ['tasks', projectId, 'views'] as const;

export function savedViewsQuery(projectId: string) {
  return queryOptions({
    queryKey: savedViewsKey(projectId),
    queryFn: async ({ signal }): Promise<TaskView[]> => {
      const { views } = await savedViewsApi('GET /tasks/{projectId}/views', { params: { projectId }, signal });
      // They are their reader's alone.
      return views.map((view) => ({ ...view, isShared: false, isOwn: true, abilities: { change: true } }));
    },
  });
}

/** The board as it is looked at now. */
export function settingsOf(search: BoardSearch): ViewSettings {
  return { look: search.look ?? 'board', ...filterOf(search), ...orderOf(search) };
}

/** The address of the board with a view. */
export function searchOfView({ viewId, settings }: TaskView): BoardSearch {
  const { look, search, assigned, tags, sort, direction } = settings;
  const order = look === 'table' ? { sort, direction } : { sort: undefined, direction: undefined };
  return {
    look: look === 'board' ? undefined : look,
    search,
    assigned,
    tags,
    ...order,
    month: undefined,
    saved: viewId,
  };
}
