import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { budgetPage, firstOfferPage, thanksPage } from '#negotiations/web/addresses.ts';
import { infosQuery } from './negotiation-queries.ts';

const page: PageDefinition = { roles: ['squadOwner'], rank: 2, frame: 'app' };
const load = ({ queryClient, params }: { queryClient: QueryClient; params: { projectId: string } }) =>
  queryClient.prefetchQuery(infosQuery(params.projectId));

/** The company's side of a budget negotiation; the candidate's is on the page of applications. */
export function negotiationsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: firstOfferPage,
      page,
      component: async () => (await import('./first-offer-page.tsx')).FirstOfferPage,
      load,
    }),
    pageRoute(frames, {
      path: budgetPage,
      page,
      component: async () => (await import('./budget-page.tsx')).BudgetPage,
      load,
    }),
    pageRoute(frames, {
      path: thanksPage,
      page,
      component: async () => (await import('./thanks-page.tsx')).ThanksPage,
    }),
  ];
}
