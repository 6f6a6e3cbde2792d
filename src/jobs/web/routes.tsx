import type { AnyRoute } from '@tanstack/react-router';
import { jobPaths } from '#jobs/paths.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { readBoardSearch } from './board-search.ts';

/** Jobs for everybody, and a member's own applications. */
// Imported when they are needed: the first page of a visitor carries nothing of this capability.
const queries = () => import('./job-queries.ts');

export function jobsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: jobPaths.board,
      page: { roles: 'public', frame: 'public', fixed: true, namespaces: ['jobs'] },
      component: async () => (await import('./jobs-page.tsx')).JobsPage,
      validateSearch: (search) => ({ ...readBoardSearch(search) }),
      load: async ({ queryClient, search }) => {
        const { boardQuery, countQuery } = await queries();
        const wanted = readBoardSearch(search);
        return Promise.all([
          queryClient.prefetchInfiniteQuery(boardQuery(wanted)),
          queryClient.prefetchQuery(countQuery(wanted)),
        ]);
      },
    }),
    pageRoute(frames, {
      path: `${jobPaths.board}/details-view/$projectId/$positionIndex/{-$upsellOrReplacementId}`,
      page: { roles: 'public', frame: 'public', namespaces: ['jobs', 'jobs/declarations'] },
      component: async () => (await import('./job-page.tsx')).JobPage,
      load: async ({ queryClient, params }) => {
        const { jobQuery } = await queries();
        const { projectId = '', positionIndex } = params;
        return queryClient.prefetchQuery(jobQuery({ projectId, positionIndex: Number(positionIndex) }));
      },
    }),
    pageRoute(frames, {
      path: jobPaths.suitable,
      page: { roles: ['squadMember'], rank: 3, frame: 'app', namespaces: ['jobs', 'jobs/opportunities'] },
      component: async () => (await import('./opportunities-page.tsx')).OpportunitiesPage,
      load: async ({ queryClient }) => queryClient.prefetchQuery((await import('./suitable-queries.ts')).suitableQuery),
    }),
    pageRoute(frames, {
      path: jobPaths.applications,
      page: {
        roles: ['squadMember'],
        rank: 3,
        frame: 'app',
        namespaces: ['jobs', 'jobs/interviews', 'jobs/declarations'],
      },
      component: async () => (await import('./applications-page.tsx')).ApplicationsPage,
      load: async ({ queryClient }) => queryClient.prefetchInfiniteQuery((await queries()).applicationsQuery),
    }),
    pageRoute(frames, {
      path: jobPaths.savedSearches,
      page: { roles: ['squadMember'], rank: 3, frame: 'app', namespaces: ['jobs', 'jobs/alerts'] },
      component: async () => (await import('./alerts/saved-searches-page.tsx')).SavedSearchesPage,
      load: async ({ queryClient }) =>
        queryClient.prefetchQuery((await import('./alerts/saved-searches-query.ts')).savedSearchesQuery),
    }),
    pageRoute(frames, {
      path: `${jobPaths.board}/stop-alerts/$code`,
      page: { roles: 'public', frame: 'bare', namespaces: ['jobs/alerts'] },
      component: async () => (await import('./alerts/stop-alerts-page.tsx')).StopAlertsPage,
    }),
  ];
}
