import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { hiringStatisticsPage } from '#statistics/web/addresses.ts';

export function statisticsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: hiringStatisticsPage,
      page: { roles: ['squadOwner', 'recruiter'], rank: 2, frame: 'app', namespaces: ['statistics'] },
      component: async () => (await import('./statistics-page.tsx')).StatisticsPage,
      load: async ({ queryClient, search }) => {
        const [{ statisticsQuery }, { readStatisticsSearch }] = await Promise.all([
          import('./statistics-queries.ts'),
          import('./statistics-search.ts'),
        ]);
        const { period, project } = readStatisticsSearch(search);
        return queryClient.prefetchQuery(statisticsQuery({ period, projectId: project }));
      },
    }),
  ];
}
