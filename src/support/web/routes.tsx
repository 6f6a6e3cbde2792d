import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { supportPage } from '#support/web/addresses.ts';
import { readTicketState, ticketsQuery } from './ticket-queries.ts';

export function supportRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: supportPage,
      page: { frame: 'app', namespaces: ['support'], rank: 2, roles: ['squadOwner', 'admin'] },
      component: () => import('./support-page.tsx').then((module) => module.SupportPage),
      load: ({ queryClient, search: { state, ticket } }) =>
        ticket === undefined && queryClient.prefetchInfiniteQuery(ticketsQuery(readTicketState(state))),
    }),
  ];
}
