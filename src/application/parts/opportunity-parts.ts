import type { OpportunityPartsSource } from '#jobs/opportunities/web/opportunity-parts.ts';

/** Invitations to apply, above the recommended vacancies. */
export const opportunityParts: OpportunityPartsSource = {
  namespaces: ['suggestions/invitations'],
  load: async () => ({ Invitations: (await import('#suggestions/web/own-invitations.tsx')).OwnInvitations }),
  start: async (queryClient) =>
    queryClient.prefetchQuery((await import('#suggestions/web/suggested-queries.ts')).invitationsQuery),
};
