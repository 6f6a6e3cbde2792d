import type { ApplicationPartsSource } from '#jobs/web/application-parts.ts';
import type { PipelinePartsSource } from '#pipeline/web/pipeline-parts.ts';

/** The negotiation of the budget on the cards of own applications, fetched with that page only. */
export const applicationParts: ApplicationPartsSource = {
  namespaces: ['negotiations'],
  load: () => import('#negotiations/web/application-budget.tsx'),
  start: async (queryClient) =>
    queryClient.prefetchQuery((await import('#negotiations/web/negotiation-queries.ts')).ownNegotiationsQuery),
};

/** The negotiation of the budget beside a candidate, fetched with the pipeline only. */
export const pipelineParts: PipelinePartsSource = {
  namespaces: ['negotiations'],
  load: () => import('#negotiations/web/candidate-budget.tsx'),
};
