import type { Database } from '#platform/db/connection.ts';
import { openTicket, type TicketToOpen } from '#support/server/open-ticket.ts';

/** Asks the team to rule on held hours, of a rejected task or of one contested entry: one open ticket each. */
export async function openRuling(transaction: Database, ticket: Omit<TicketToOpen, 'type'>): Promise<void> {
  await openTicket(transaction, { ...ticket, type: 'hoursRuling' });
}
