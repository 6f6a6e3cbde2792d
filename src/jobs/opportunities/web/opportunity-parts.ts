import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The parts that later capabilities show among the member's own vacancies; their manifests lend them. */
export interface OpportunityParts {
  /** The body of the page of invitations. */
  Invitations: ComponentType;
}

export interface OpportunityPartsSource {
  load: () => Promise<OpportunityParts>;
  /** Starts loading the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    opportunityParts: OpportunityPartsSource;
  }
}
