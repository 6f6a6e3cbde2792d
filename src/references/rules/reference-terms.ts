import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';

/** The five answers to each question, best first; what they say in words depends on the question. */
export const ratings = ['excellent', 'good', 'fair', 'poor', 'veryPoor'] as const;
export type Rating = (typeof ratings)[number];

export const questions = ['general', 'behavioural', 'technical'] as const;
export type Question = (typeof questions)[number];

export const NAME_LENGTH = 120;
export const PHONE_LENGTH = 40;
/** A recommender's words about the candidate have at most so many characters. */
export const WORDS_LENGTH = 2 * FREE_TEXT_LENGTH;
export const REASON_LENGTH = FREE_TEXT_LENGTH;

/** A candidate waits for at most so many references at a time. */
export const MAXIMUM_OPEN = 5;
/** Days in which an address is not asked again by the same candidate. */
export const REPEAT_DAYS = 365;
/** Days after which whoever has not answered is reminded. */
export const REMINDER_DAYS = [7, 14] as const;
/** Days after which a request that nobody answered lapses. */
export const LAPSE_DAYS = 21;
/** Days in which an answer can be corrected. */
export const CORRECTION_DAYS = 7;
/** Days after which a reference is deleted, with the data of whoever gave it. */
export const KEPT_DAYS = 730;

const DAY_MS = 86_400_000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
