import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** What other rooms show of a professional's portfolio, lent by the manifest of profiles. */
export interface PortfolioParts {
  /** The pieces for whoever may read the profile, in a card, or in a section inside of one; nothing while there are none. */
  PortfolioPieces: ComponentType<{ memberId: string; frame?: 'card' | 'section' }>;
  /** For pages that show them in their first view: `meanwhile` until they are known, so that nothing moves when they come. */
  PortfolioKnown: ComponentType<{ memberId: string; meanwhile: ReactNode; children: ReactNode }>;
}

export interface PortfolioSource {
  load: () => Promise<PortfolioParts>;
  /** Starts reading somebody's portfolio. */
  start: (queryClient: QueryClient, memberId: string) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    portfolio: PortfolioSource;
  }
}
