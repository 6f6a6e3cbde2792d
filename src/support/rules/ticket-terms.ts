/** `question` is anything that somebody writes; the others come from a request about a hired professional. */
export const ticketTypes = ['question', 'paymentBlock', 'deactivation', 'replacement'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** `open` waits for the team, `answered` for the company; `done` means that what was asked for happened. */
export const ticketStatuses = ['open', 'answered', 'done', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Nobody waits for anything any more. */
export function isEnded(status: TicketStatus): boolean {
  return status === 'done' || status === 'closed';
}

/** Characters of one message. */
export const MESSAGE_LENGTH = 2_000;
