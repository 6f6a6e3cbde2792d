import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** The parts that later capabilities add to a member's own application; their manifests lend them. */
export type ApplicationParts = ApplicationBudgets & ApplicationCalls & ApplicationConversations & ApplicationReferences;

interface ApplicationBudgets {
  /** In the story of each: the budget negotiation. */
  ApplicationBudget: ComponentType<{ applicationId: string }>;
  /** Once on the page: subscribes to changes. */
  BudgetsFollower: ComponentType;
  /** Shows its children with the offers that wait for the person's answer. */
  WithOffers: ComponentType<{ children: (offers: Offers | undefined) => ReactNode }>;
}

/** Application → when its offer lapses, null for never; undefined until they are known. */
export type Offers = ReadonlyMap<string, string | null>;

interface ApplicationCalls {
  /** Above the list: companies that wait for an answer to their brief. `news` counts the changes to the applications. */
  InvitationsNote: ComponentType<{ news: number }>;
}

interface ApplicationConversations {
  /** The conversation with the company. `news`: the number of its messages. */
  ApplicationConversation: ComponentType<{ applicationId: string; news: number }>;
}

interface ApplicationReferences {
  /** In the story of each that runs: asking somebody for a reference for it. */
  ApplicationReference: ComponentType<{ applicationId: string; title: string }>;
}

interface PartsSource<Parts> {
  load: () => Promise<Parts>;
  /** Starts loading the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    applicationBudgets: PartsSource<ApplicationBudgets>;
    applicationCalls: PartsSource<ApplicationCalls>;
    applicationConversations: Pick<PartsSource<ApplicationConversations>, 'load'>;
    applicationReferences: Pick<PartsSource<ApplicationReferences>, 'load'>;
  }
}
