import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { profilePaths } from '#profiles/paths.ts';
import { readTalentSearch } from './talent-search.ts';

const company: PageDefinition = { roles: ['squadOwner', 'recruiter'], rank: 2, frame: 'app', namespaces: ['talent'] };
const queries = () => import('./talent-queries.ts');

/** Professionals as everybody and as companies see them, and the list in which companies find them. */
export function talentRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: `${profilePaths.publicPage}/$squadMemberId/{-$jobTitle}`,
      page: { roles: 'public', frame: 'public', namespaces: ['talent'] },
      component: async () => (await import('./top-talent-page.tsx')).TopTalentPage,
      load: async ({ queryClient, params }) =>
        queryClient.prefetchQuery((await queries()).topTalentQuery(params.squadMemberId ?? '')),
    }),
    pageRoute(frames, {
      path: `${profilePaths.export}/{-$userId}`,
      page: {
        ...{ roles: ['squadOwner', 'squadMember'], rank: 2, frame: 'app', mobileNotice: true },
        namespaces: ['talent/export'],
      },
      component: async () => (await import('./export/export-page.tsx')).ExportPage,
    }),
    pageRoute(frames, {
      path: profilePaths.companyView,
      page: company,
      component: async () => (await import('./discovery-page.tsx')).DiscoveryPage,
      validateSearch: (search) => ({ ...readTalentSearch(search) }),
      load: async ({ queryClient, search }) => {
        const { professionalsQuery, countQuery } = await queries();
        const wanted = readTalentSearch(search);
        return Promise.all([
          queryClient.prefetchInfiniteQuery(professionalsQuery(wanted)),
          queryClient.prefetchQuery(countQuery(wanted)),
        ]);
      },
    }),
    ...['/$id', '/campaign/$squadMemberId'].map((end) =>
      pageRoute(frames, {
        path: `${profilePaths.companyView}${end}`,
        page: company,
        component: async () => (await import('./professional-page.tsx')).ProfessionalPage,
        load: async ({ queryClient, params }) =>
          queryClient.prefetchQuery((await queries()).professionalQuery(params.id ?? params.squadMemberId ?? '')),
      }),
    ),
  ];
}
