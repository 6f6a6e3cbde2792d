import type { AnyRoute } from '@tanstack/react-router';
import { jobPaths } from '#jobs/paths.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';

/** A member's own jobs and applications; the jobs for everybody are in board-routes.tsx. */
export function jobsRoutes(frames: Frames): AnyRoute[] {
  return [
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
      load: async ({ queryClient }) =>
        queryClient.prefetchInfiniteQuery((await import('./job-queries.ts')).applicationsQuery),
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
