import type { AnyRoute } from '@tanstack/react-router';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { memberSupportPage, supportPage } from '#support/web/addresses.ts';
import type { QueryClient } from '@tanstack/react-query';
import { deskQuery } from '#support/desk/web/desk-queries.ts';
import { answerTemplatesPath } from '#support/paths.ts';
import { readTicketSearch, ticketsQuery } from './ticket-queries.ts';

export function supportRoutes(frames: Frames, { ticketParts, requestParts }: LentParts): AnyRoute[] {
  const HoursRuling = lazyPart(async () => {
    const parts = await ticketParts.load();
    return parts.HoursRuling;
  });
  const RequestOfTicket = lazyPart(async () => {
    const parts = await requestParts.load();
    return parts.RequestOfTicket;
  });
  const component = async () => {
    const { SupportPage } = await import('./support-page.tsx');
    return () => <SupportPage HoursRuling={HoursRuling} RequestOfTicket={RequestOfTicket} />;
  };
  const page = { frame: 'app' } as const;
  return [
    pageRoute(frames, {
      path: supportPage,
      page: { ...page, rank: 2, roles: ['squadOwner', 'admin'] },
      component,
      load: ({ queryClient, search }) => startTickets(queryClient, search),
    }),
    pageRoute(frames, {
      path: memberSupportPage,
      page: { ...page, rank: 1, roles: ['squadMember', 'recruiter'] },
      component,
      load: ({ queryClient, search }) => startTickets(queryClient, search),
    }),
    pageRoute(frames, {
      path: answerTemplatesPath,
      page: { ...page, roles: ['admin'] },
      component: async () => (await import('#support/desk/web/templates-page.tsx')).AnswerTemplatesPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(deskQuery),
    }),
  ];
}

const startTickets = (queryClient: QueryClient, search: Record<string, unknown>) =>
  search.ticket === undefined && queryClient.prefetchInfiniteQuery(ticketsQuery(readTicketSearch(search)));
