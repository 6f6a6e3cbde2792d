/** The two sides of a conversation. */
export const messageSides = ['company', 'candidate'] as const;
export type MessageSide = (typeof messageSides)[number];

/** `dropped`: not sent, because before its time the candidate withdrew or was turned down, or the vacancy changed companies. */
export const messageStates = ['scheduled', 'sent', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];

export const SUBJECT_LENGTH = 150;
export const MESSAGE_TEXT_LENGTH = 4_000;
