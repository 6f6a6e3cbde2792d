/** The two sides of a conversation. */
export const messageSides = ['company', 'candidate'] as const;
export type MessageSide = (typeof messageSides)[number];

/** `dropped`: not sent, because before its time the candidate withdrew or was turned down, or the vacancy changed companies. */
export const messageStates = ['scheduled', 'sent', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];

export const MAXIMUM_RECIPIENTS = 100;
export const MAXIMUM_MESSAGE_TEMPLATES = 100;
/** Maximum number of messages that a company can send in 24 hours. */
export const MAXIMUM_DAILY_MESSAGES = 2_000;
