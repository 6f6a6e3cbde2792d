import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What later capabilities show on an own application; their manifests lend it. */
export type ApplicationParts = ApplicationBudgets & ApplicationCalls;

interface ApplicationBudgets {
  /** On each card: the negotiation of the budget. */
  ApplicationBudget: ComponentType<{ applicationId: string }>;
  /** Once on the page: keeps them current. */
  BudgetsFollower: ComponentType;
}

interface ApplicationCalls {
  /** Above the list: companies that wait for an answer to their brief. `news` counts the changes to the applications. */
  CallsNote: ComponentType<{ news: number }>;
}

interface PartsSource<Parts> {
  namespaces: readonly string[];
  load: () => Promise<Parts>;
  /** Starts loading the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    applicationBudgets: PartsSource<ApplicationBudgets>;
    applicationCalls: PartsSource<ApplicationCalls>;
  }
}
