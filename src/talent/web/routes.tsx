import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { portfolioQuery } from '#profiles/portfolio/web/portfolio-api.ts';
import {
  campaignProfessionalPage,
  discoveryPage,
  exportPage,
  professionalPage,
  topTalentPage,
} from '#talent/web/addresses.ts';
import { countQuery, professionalQuery, professionalsQuery, topTalentQuery } from './talent-queries.ts';

const company: PageDefinition = {
  roles: ['squadOwner', 'recruiter', 'admin'],
  rank: 2,
  frame: 'app',
  namespaces: ['talent'],
};

/** The pages of professionals for everyone and for companies, and the list in which companies find them. */
export function talentRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: topTalentPage,
      page: { roles: 'public', frame: 'public', namespaces: ['talent', 'profiles/portfolio'] },
      component: async () => (await import('./top-talent-page.tsx')).TopTalentPage,
      load: ({ queryClient, params: { squadMemberId } }) =>
        Promise.all([
          queryClient.prefetchQuery(topTalentQuery(squadMemberId)),
          queryClient.prefetchQuery(portfolioQuery(squadMemberId)),
        ]),
    }),
    pageRoute(frames, {
      path: exportPage,
      page: {
        roles: ['squadOwner', 'squadMember'],
        rank: 2,
        frame: 'app',
        mobileNotice: true,
        namespaces: ['talent/export'],
      },
      component: async () => (await import('./export/export-page.tsx')).ExportPage,
    }),
    pageRoute(frames, {
      path: discoveryPage,
      page: company,
      component: async () => (await import('./discovery-page.tsx')).DiscoveryPage,
      load: ({ queryClient, search: filters }) =>
        Promise.all([
          queryClient.prefetchInfiniteQuery(professionalsQuery(filters)),
          queryClient.prefetchQuery(countQuery(filters)),
        ]),
    }),
    pageRoute(frames, {
      ...professional,
      path: professionalPage,
      load: ({ queryClient, params }) => startProfessional(queryClient, params.id),
    }),
    pageRoute(frames, {
      ...professional,
      path: campaignProfessionalPage,
      load: ({ queryClient, params }) => startProfessional(queryClient, params.squadMemberId),
    }),
  ];
}

const professional = {
  page: { ...company, namespaces: [...company.namespaces, 'profiles/portfolio'] },
  component: async () => (await import('./professional-page.tsx')).ProfessionalPage,
};

function startProfessional(queryClient: QueryClient, memberId: string) {
  return Promise.all([
    queryClient.prefetchQuery(professionalQuery(memberId)),
    queryClient.prefetchQuery(portfolioQuery(memberId)),
  ]);
}
