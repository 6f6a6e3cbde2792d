import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a later capability shows above the vacancies that suit a member; src/application brings it. */
export interface OpportunityParts {
  Invitations: ComponentType;
}

export interface OpportunityPartsSource {
  namespaces: readonly string[];
  load: () => Promise<OpportunityParts>;
  /** Starts the first reads of the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}
