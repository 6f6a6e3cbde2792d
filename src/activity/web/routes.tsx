import type { AnyRoute } from '@tanstack/react-router';
import { activityPage } from '#activity/web/addresses.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { activityQuery } from './activity-query.ts';

export function activityRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: activityPage,
      page: {
        roles: ['squadOwner'],
        rank: 2,
        frame: 'app',
        settings: true,
      },
      component: async () => (await import('./activity-page.tsx')).ActivityPage,
      load: ({ queryClient, search }) => queryClient.prefetchInfiniteQuery(activityQuery(search)),
    }),
  ];
}
