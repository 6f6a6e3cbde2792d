import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { waitingPath } from '#waiting/paths.ts';
import { waitingQuery } from './waiting-query.ts';

export function waitingRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: waitingPath,
      page: {
        roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
      },
      component: async () => (await import('./waiting-page.tsx')).WaitingPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(waitingQuery),
    }),
  ];
}
