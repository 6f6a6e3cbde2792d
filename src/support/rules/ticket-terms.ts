/** What people write to the team about. */
export const writtenTypes = ['question', 'fault', 'billing', 'suggestion'] as const;
export type WrittenType = (typeof writtenTypes)[number];

/** Besides: `hoursRuling` is about contested hours or a rejected task, the others are requests about a hired professional. */
export const ticketTypes = [...writtenTypes, 'paymentBlock', 'deactivation', 'replacement', 'hoursRuling'] as const;
export type TicketType = (typeof ticketTypes)[number];

export const isWritten = (type: TicketType): type is WrittenType => writtenTypes.some((one) => one === type);

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

/** Files of one ticket. */
export const MAXIMUM_FILES = 20;

/** Characters of one message. */
export const MESSAGE_LENGTH = 2_000;
