import type { AnyRoute } from '@tanstack/react-router';
import { calendarPage, jobPaths } from '#jobs/paths.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import type { ApplicationPartsSource } from './application-parts.ts';
import type { OpportunityPartsSource } from './opportunity-parts.ts';

/** A member's own jobs and applications; the jobs for everybody are in board-routes.tsx. */
export function jobsRoutes(
  frames: Frames,
  parts: ApplicationPartsSource,
  opportunityParts: OpportunityPartsSource,
): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: jobPaths.suitable,
      page: {
        roles: ['squadMember'],
        rank: 3,
        frame: 'app',
        namespaces: ['jobs', 'jobs/opportunities', ...opportunityParts.namespaces],
      },
      component: async () => {
        const [{ OpportunitiesPage }, { Invitations }] = await Promise.all([
          import('./opportunities-page.tsx'),
          opportunityParts.load(),
        ]);
        return () => <OpportunitiesPage above={<Invitations />} />;
      },
      load: async ({ queryClient }) => {
        const { suitableQuery } = await import('./suitable-queries.ts');
        return Promise.all([queryClient.prefetchQuery(suitableQuery), opportunityParts.start(queryClient)]);
      },
    }),
    pageRoute(frames, {
      path: jobPaths.applications,
      page: {
        roles: ['squadMember'],
        rank: 3,
        frame: 'app',
        namespaces: ['jobs', 'jobs/interviews', 'jobs/declarations', ...parts.namespaces],
      },
      component: async () => {
        const [{ ApplicationsPage }, loaded] = await Promise.all([import('./applications-page.tsx'), parts.load()]);
        return () => <ApplicationsPage parts={loaded} />;
      },
      load: async ({ queryClient }) => {
        const { applicationsQuery } = await import('./job-queries.ts');
        return Promise.all([queryClient.prefetchInfiniteQuery(applicationsQuery), parts.start(queryClient)]);
      },
    }),
    pageRoute(frames, {
      path: calendarPage,
      page: {
        roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        namespaces: ['jobs/interviews'],
      },
      component: async () => (await import('./interviews/calendar-page.tsx')).CalendarPage,
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
