import type { AnyRoute } from '@tanstack/react-router';
import { jobPaths } from '#jobs/paths.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import type { OpportunityPartsSource } from '#jobs/opportunities/web/opportunity-parts.ts';
import { savedSearchesQuery } from '#jobs/alerts/web/saved-searches-query.ts';
import { suitableQuery } from '#jobs/opportunities/web/suitable-queries.ts';
import { stopAlertsPage } from '#jobs/web/addresses.ts';

/** A member's own vacancies and searches; the public job pages are in board-routes.tsx. */
export function jobsRoutes(
  frames: Frames,
  { opportunityParts }: { opportunityParts: OpportunityPartsSource },
): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: jobPaths.suitable,
      page: { roles: ['squadMember'], rank: 3, frame: 'app' },
      component: async () => (await import('#jobs/opportunities/web/opportunities-page.tsx')).OpportunitiesPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(suitableQuery),
    }),
    pageRoute(frames, {
      path: jobPaths.invitations,
      page: {
        roles: ['squadMember'],
        rank: 3,
        frame: 'app',
      },
      component: async () => {
        const [{ InvitationsPage }, { Invitations }] = await Promise.all([
          import('#jobs/opportunities/web/invitations-page.tsx'),
          opportunityParts.load(),
        ]);
        return () => (
          <InvitationsPage>
            <Invitations />
          </InvitationsPage>
        );
      },
      load: ({ queryClient }) => opportunityParts.start(queryClient),
    }),
    pageRoute(frames, {
      path: jobPaths.savedSearches,
      page: { roles: ['squadMember'], rank: 3, frame: 'app' },
      component: async () => (await import('#jobs/alerts/web/saved-searches-page.tsx')).SavedSearchesPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(savedSearchesQuery),
    }),
    pageRoute(frames, {
      path: stopAlertsPage,
      page: { roles: 'public', frame: 'bare' },
      component: async () => (await import('#jobs/alerts/web/stop-alerts-page.tsx')).StopAlertsPage,
    }),
  ];
}
