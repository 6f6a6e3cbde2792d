import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { boardPage, filterOf, panelPage } from '#tasks/board/web/addresses.ts';
import { boardQuery, panelQuery } from '#tasks/board/web/board-queries.ts';
import { startLook } from '#tasks/views/web/start-look.ts';

const page: PageDefinition = {
  roles: ['squadOwner', 'squadMember'],
  rank: 2,
  frame: 'app',
};

export function tasksRoutes(frames: Frames, { taskParts }: LentParts): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: panelPage,
      page,
      component: async () => (await import('#tasks/board/web/panel/panel-page.tsx')).PanelPage,
      load: ({ queryClient, search }) =>
        Promise.all([
          queryClient.prefetchInfiniteQuery(panelQuery('running', search.search)),
          queryClient.prefetchInfiniteQuery(panelQuery('finished', search.search)),
        ]),
    }),
    pageRoute(frames, {
      path: boardPage,
      // Administrators come from the page of a project.
      page: { ...page, roles: ['squadOwner', 'squadMember', 'admin'] },
      component: async () => {
        const [{ TaskBoardPage }, parts] = await Promise.all([import('./task-board-page.tsx'), taskParts.load()]);
        return () => <TaskBoardPage parts={parts} />;
      },
      load: ({ queryClient, params: { projectId }, search }) =>
        Promise.all([
          queryClient.prefetchQuery(boardQuery(projectId, filterOf(search))),
          startLook(queryClient, projectId, search),
        ]),
    }),
  ];
}
