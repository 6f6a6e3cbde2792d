import { useQuery } from '@tanstack/react-query';
import { useKeepViews } from '#ui/views/use-keep-views.ts';
import { ViewsMenu } from '#ui/views/views-menu.tsx';
import type { BoardSearch, ChangeBoardSearch } from '#tasks/board/web/addresses.ts';
import type { ViewSettings } from '#tasks/views/saved-schemas.ts';
import { savedViewsApi, savedViewsKey, savedViewsQuery, searchOfView, settingsOf } from './saved-view-queries.ts';

interface SavedViewsProps {
  projectId: string;
  search: BoardSearch;
  change: ChangeBoardSearch;
}

/** The reader's saved views of a board. */
export function SavedViews({ projectId, search, change }: SavedViewsProps) {
  const { data: views = [] } = useQuery(savedViewsQuery(projectId));
  const keep = useKeepViews<ViewSettings>(savedViewsKey(projectId), {
    make: ({ name, settings }) =>
      savedViewsApi('POST /tasks/{projectId}/views', { params: { projectId }, body: { name, settings } }),
    change: (viewId, { name, settings, version }) =>
      savedViewsApi('PATCH /tasks/{projectId}/views/{viewId}', {
        params: { projectId, viewId },
        body: { name, settings, version },
      }),
    remove: (viewId) => savedViewsApi('DELETE /tasks/{projectId}/views/{viewId}', { params: { projectId, viewId } }),
    chooseDefault: (viewId) =>
      savedViewsApi('PUT /tasks/{projectId}/defaultView', { params: { projectId }, body: { viewId } }),
  });
  return (
    <ViewsMenu
      views={views}
      mayShare={false}
      openId={search.saved}
      settings={settingsOf(search)}
      keep={keep}
      onOpen={(view) => change(searchOfView(view))}
      onBelong={(saved) => change({ saved })}
    />
  );
}
