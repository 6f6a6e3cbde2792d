/** The two sides of a conversation. */
export const messageSides = ['company', 'candidate'] as const;
export type MessageSide = (typeof messageSides)[number];

/** `dropped`: not sent, because the candidate withdrew or the vacancy changed companies before its time. */
export const messageStates = ['scheduled', 'sent', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];
