import { negotiationsWaiting } from '#negotiations/paths.ts';
import { ownNegotiationsQuery } from '#negotiations/web/negotiation-queries.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).negotiationsRoutes,
  menu: {},
  waits: {
    [negotiationsWaiting.offerOfCompany.name]: 'applications',
    [negotiationsWaiting.offerOfCandidate.name]: 'projects',
  },
  actions: [],
  settings: {},
  finds: {},
  lends: {
    /** Budget negotiations in the stories of own applications. */
    applicationBudgets: {
      load: () => import('#negotiations/web/application-budget.tsx'),
      start: (queryClient) => queryClient.prefetchQuery(ownNegotiationsQuery),
    },
    /** The budget negotiation beside a candidate. */
    pipelineParts: {
      load: () => import('#negotiations/web/candidate-budget.tsx'),
    },
  },
});
