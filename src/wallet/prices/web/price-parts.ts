import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What other rooms show of prices, lent by the manifest of the wallet. */
export interface PriceParts {
  /** The prices that the reader's side has not confirmed yet; nothing when there are none. `onAnswered` reads anew what depends on them. */
  PriceQuestions: ComponentType<{ side: 'company' | 'professional'; onAnswered?: () => Promise<void> }>;
}

export interface PricesSource {
  load: () => Promise<PriceParts>;
  /** Starts reading them. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    prices: PricesSource;
  }
}
