import type { ComponentType } from 'react';
import type { TicketType } from '#support/rules/ticket-terms.ts';

/** What a later capability shows of a ticket's subject; its manifest lends it. */
export interface TicketParts {
  /** The hours that a ticket of type `hoursRuling` is about; administrators rule on them there. */
  HoursRuling: ComponentType<{ supportId: string; onRuled: () => void }>;
}

/** All that later rooms show in a ticket. */
export interface PartsOfTicket extends TicketParts {
  RequestOfTicket: ComponentType<RequestOfTicketProps>;
}

export interface RequestOfTicketProps {
  type: TicketType;
  projectId: string;
  professionalId: string;
  onDone: () => void;
}

/** What the room of professionals shows in a ticket about one of them: administrators do there what was asked. */
export interface RequestPartsSource {
  load: () => Promise<{ RequestOfTicket: ComponentType<RequestOfTicketProps> }>;
}

export interface TicketPartsSource {
  load: () => Promise<TicketParts>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    ticketParts: TicketPartsSource;
    requestParts: RequestPartsSource;
  }
}
