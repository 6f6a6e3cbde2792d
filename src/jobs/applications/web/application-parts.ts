import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What later capabilities show on an own application; src/application supplies it. */
export interface ApplicationParts {
  /** On each card: the negotiation of the budget. */
  ApplicationBudget: ComponentType<{ applicationId: string }>;
  /** Once on the page: keeps them current. */
  BudgetsFollower: ComponentType;
  /** Above the list: companies that wait for an answer to their brief. `news` counts the changes to the applications. */
  CallsNote: ComponentType<{ news: number }>;
}

export interface ApplicationPartsSource {
  namespaces: readonly string[];
  load: () => Promise<ApplicationParts>;
  /** Starts loading the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}
