import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { statisticsQuery } from './statistics-queries.ts';
import { readStatisticsSearch } from './search/statistics-search.ts';
import { hiringStatisticsPage } from '#statistics/web/addresses.ts';

export function statisticsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: hiringStatisticsPage,
      page: { roles: ['squadOwner', 'recruiter', 'admin'], rank: 2, frame: 'app' },
      component: async () => (await import('./statistics-page.tsx')).StatisticsPage,
      load: ({ queryClient, search }) => {
        const { period, project, companies } = readStatisticsSearch(search);
        return queryClient.prefetchQuery(statisticsQuery({ period, projectId: project, companyIds: companies }));
      },
    }),
  ];
}
