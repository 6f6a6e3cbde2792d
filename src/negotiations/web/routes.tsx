import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { readNegotiationSearch } from './search.ts';

const page: PageDefinition = { roles: ['squadOwner'], rank: 2, frame: 'app', namespaces: ['negotiations'] };
const validateSearch = (search: Record<string, unknown>) => ({ ...readNegotiationSearch(search) });
const load: Parameters<typeof pageRoute>[1]['load'] = async ({ queryClient, params }) => {
  const { infosQuery } = await import('./negotiation-queries.ts');
  return queryClient.prefetchQuery(infosQuery(params.projectId ?? ''));
};

/** The company's side of a budget negotiation; the candidate's is on the page of applications. */
export function negotiationsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: '/inhouse-first-member-budget-send/$projectId',
      page,
      component: async () => (await import('./first-offer-page.tsx')).FirstOfferPage,
      validateSearch,
      load,
    }),
    pageRoute(frames, {
      path: '/inhouse-budget/$projectId/{-$positionIndex}',
      page,
      component: async () => (await import('./budget-page.tsx')).BudgetPage,
      validateSearch,
      load,
    }),
    pageRoute(frames, {
      path: '/inhouse-budget-thankyoupage/$pagetype/$viewtype',
      page,
      component: async () => (await import('./thanks-page.tsx')).ThanksPage,
      validateSearch,
    }),
  ];
}
