/** `question` is any written question; `hoursRuling` is about contested hours or a rejected task, the others are requests about a hired professional. */
export const ticketTypes = ['question', 'paymentBlock', 'deactivation', 'replacement', 'hoursRuling'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** `open` waits for the team, `answered` for the company; `done` means that the request was fulfilled. */
export const ticketStatuses = ['open', 'answered', 'done', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Whether the ticket is finished. */
export function isEnded(status: TicketStatus): boolean {
  return status === 'done' || status === 'closed';
}

/** Whether only the ruling ends the ticket: closed by hand, its hours would be held for ever. */
export function isEndedByRuling(type: TicketType): boolean {
  return type === 'hoursRuling';
}

/** Characters of one message. */
export const MESSAGE_LENGTH = 2_000;
