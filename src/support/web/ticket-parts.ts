import type { ComponentType } from 'react';

/** What a later capability shows of a ticket's subject; its manifest lends it. */
export interface TicketParts {
  /** The hours that a ticket of type `hoursRuling` is about; administrators rule on them there. */
  HoursRuling: ComponentType<{ supportId: string; onRuled: () => void }>;
}

export interface TicketPartsSource {
  load: () => Promise<TicketParts>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    ticketParts: TicketPartsSource;
  }
}
