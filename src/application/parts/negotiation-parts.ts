import type { ApplicationPartsSource } from '#jobs/applications/web/application-parts.ts';
import type { PipelinePartsSource } from '#pipeline/candidates/web/pipeline-parts.ts';

/** Budget negotiations on the cards of own applications, and briefs that wait for a decision; loaded with that page only. */
export const applicationParts: ApplicationPartsSource = {
  namespaces: ['negotiations', 'pipeline/squad-note'],
  load: async () => {
    const [{ ApplicationBudget, BudgetsFollower }, { CallsNote }] = await Promise.all([
      import('#negotiations/web/application-budget.tsx'),
      import('#pipeline/selection/web/squad/calls-note.tsx'),
    ]);
    return { ApplicationBudget, BudgetsFollower, CallsNote };
  },
  start: async (queryClient) => {
    const [{ ownNegotiationsQuery }, { callsQuery }] = await Promise.all([
      import('#negotiations/web/negotiation-queries.ts'),
      import('#pipeline/selection/web/squad/squad-queries.ts'),
    ]);
    await Promise.all([queryClient.prefetchQuery(ownNegotiationsQuery), queryClient.prefetchQuery(callsQuery)]);
  },
};

/** The budget negotiation beside a candidate; loaded with the pipeline only. */
export const pipelineParts: PipelinePartsSource = {
  namespaces: ['negotiations'],
  load: () => import('#negotiations/web/candidate-budget.tsx'),
};
