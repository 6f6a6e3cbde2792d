import type { AnyRoute } from '@tanstack/react-router';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import {
  campaignProfessionalPage,
  discoveryPage,
  exportPage,
  professionalPage,
  topTalentPage,
} from '#talent/web/addresses.ts';
import { withPersonParts } from './inviting/with-person-parts.tsx';
import { countQuery, professionalQuery, professionalsQuery, topTalentQuery } from './talent-queries.ts';

const company: PageDefinition = {
  roles: ['squadOwner', 'recruiter', 'admin'],
  rank: 2,
  frame: 'app',
};

/** The pages of professionals for everyone and for companies, and the list in which companies find them. */
export function talentRoutes(frames: Frames, { portfolio, personParts }: LentParts): AnyRoute[] {
  const professional = {
    page: company,
    component: withPersonParts(personParts, async () => {
      const [{ ProfessionalPage }, parts] = await Promise.all([import('./professional-page.tsx'), portfolio.load()]);
      return () => <ProfessionalPage parts={parts} />;
    }),
  };
  return [
    pageRoute(frames, {
      path: topTalentPage,
      page: { roles: 'public', frame: 'public' },
      component: withPersonParts(personParts, async () => {
        const [{ TopTalentPage }, parts] = await Promise.all([import('./top-talent-page.tsx'), portfolio.load()]);
        return () => <TopTalentPage parts={parts} />;
      }),
      load: ({ queryClient, params: { squadMemberId } }) =>
        Promise.all([
          queryClient.prefetchQuery(topTalentQuery(squadMemberId)),
          portfolio.start(queryClient, squadMemberId),
        ]),
    }),
    pageRoute(frames, {
      path: exportPage,
      page: {
        roles: ['squadOwner', 'squadMember'],
        rank: 2,
        frame: 'app',
        mobileNotice: true,
      },
      component: async () => (await import('./export/export-page.tsx')).ExportPage,
    }),
    pageRoute(frames, {
      path: discoveryPage,
      page: company,
      component: withPersonParts(personParts, async () => (await import('./discovery-page.tsx')).DiscoveryPage),
      load: ({ queryClient, search: filters }) =>
        Promise.all([
          queryClient.prefetchInfiniteQuery(professionalsQuery(filters)),
          queryClient.prefetchQuery(countQuery(filters)),
        ]),
    }),
    pageRoute(frames, {
      ...professional,
      path: professionalPage,
      load: ({ queryClient, params: { id } }) =>
        Promise.all([queryClient.prefetchQuery(professionalQuery(id)), portfolio.start(queryClient, id)]),
    }),
    pageRoute(frames, {
      ...professional,
      path: campaignProfessionalPage,
      load: ({ queryClient, params: { squadMemberId: id } }) =>
        Promise.all([queryClient.prefetchQuery(professionalQuery(id)), portfolio.start(queryClient, id)]),
    }),
  ];
}
