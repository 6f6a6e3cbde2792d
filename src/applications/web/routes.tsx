import type { AnyRoute } from '@tanstack/react-router';
import { calendarPage } from '#applications/paths.ts';
import { ownApplicationsPage } from '#applications/web/addresses.ts';
import { applicationsQuery } from '#applications/own/web/application-queries.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';

/** A member's own applications, and everybody's interviews in their calendar program. */
export function applicationsRoutes(
  frames: Frames,
  { applicationBudgets, applicationCalls, applicationConversations, applicationReferences }: LentParts,
): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: ownApplicationsPage,
      page: {
        roles: ['squadMember'],
        rank: 3,
        frame: 'app',
      },
      component: async () => {
        const [{ ApplicationsPage }, budgets, calls, conversations, references] = await Promise.all([
          import('#applications/own/web/applications-page.tsx'),
          applicationBudgets.load(),
          applicationCalls.load(),
          applicationConversations.load(),
          applicationReferences.load(),
        ]);
        return () => <ApplicationsPage parts={{ ...budgets, ...calls, ...conversations, ...references }} />;
      },
      load: ({ queryClient }) =>
        Promise.all([
          queryClient.prefetchInfiniteQuery(applicationsQuery),
          applicationBudgets.start(queryClient),
          applicationCalls.start(queryClient),
        ]),
    }),
    pageRoute(frames, {
      path: calendarPage,
      page: {
        roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        settings: true,
      },
      component: async () => (await import('#applications/interviews/web/calendar-page.tsx')).CalendarPage,
    }),
  ];
}
