import type { AnyRoute } from '@tanstack/react-router';
import { accountPaths } from '#accounts/paths.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { workspacePaths } from '#workspaces/paths.ts';
import { closingQuery, ownerDataQuery, peopleQuery } from './api.ts';
import { inviteViewPage, peoplePage } from '#workspaces/web/addresses.ts';

const section: PageDefinition = {
  roles: ['squadOwner'],
  rank: 2,
  frame: 'app',
  settings: true,
};

export function workspacesRoutes(frames: Frames, { obstacleLink }: LentParts): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: `${workspacePaths.register}/{-$campaign}`,
      page: { roles: ['squadOwner'], rank: 1, frame: 'bare' },
      component: async () => (await import('#workspaces/company/web/owner-register-page.tsx')).OwnerRegisterPage,
      load: ({ queryClient }) => queryClient.ensureQueryData(ownerDataQuery),
    }),
    pageRoute(frames, {
      path: accountPaths.newJourney,
      page: { roles: ['squadOwner'], rank: 1, frame: 'bare' },
      component: async () => (await import('./new-journey-page.tsx')).NewJourneyPage,
      load: ({ queryClient }) => queryClient.ensureQueryData(ownerDataQuery),
    }),
    pageRoute(frames, {
      path: workspacePaths.profile,
      page: section,
      component: async () => (await import('#workspaces/company/web/owner-profile-page.tsx')).OwnerProfilePage,
      load: ({ queryClient }) => queryClient.ensureQueryData(ownerDataQuery),
    }),
    pageRoute(frames, {
      path: peoplePage,
      page: section,
      component: async () => (await import('#workspaces/people/web/people-page.tsx')).PeoplePage,
      load: ({ queryClient }) => queryClient.ensureQueryData(peopleQuery),
    }),
    pageRoute(frames, {
      path: workspacePaths.closing,
      page: section,
      component: async () => {
        const loading = import('#workspaces/people/web/closing-page.tsx');
        const [{ ClosingPage }, { ObstacleLink }] = await Promise.all([loading, obstacleLink.load()]);
        return () => <ClosingPage ObstacleLink={ObstacleLink} />;
      },
      load: ({ queryClient }) =>
        Promise.all([queryClient.ensureQueryData(peopleQuery), queryClient.prefetchQuery(closingQuery)]),
    }),
    pageRoute(frames, {
      path: inviteViewPage,
      page: { roles: 'public', frame: 'bare' },
      component: async () => (await import('#workspaces/people/web/invite-view-page.tsx')).InviteViewPage,
    }),
  ];
}
