/** Who conducts the interview: the recruiter in the screening, or the company. */
export const interviewKinds = ['recruiter', 'company'] as const;
export type InterviewKind = (typeof interviewKinds)[number];

/**
 * `offered`: the candidate picks a time. `rescheduleRequested`: none suits, and the company has to offer others. `confirmed`: a time is agreed.
 * `held`: it took place, and another one was offered since. `cancelled`: it will not take place.
 */
export const interviewStates = ['offered', 'rescheduleRequested', 'confirmed', 'held', 'cancelled'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** Outcomes of an interview whose time has come: it took place, or the candidate did not come. */
export const interviewOutcomes = ['held', 'noShow'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** Characters of the company's message with an offer. */
export const MESSAGE_LENGTH = 500;
/** Characters of an interviewer's own notes. */
export const NOTE_LENGTH = 10_000;
/** Colleagues in one interview. */
export const MAXIMUM_INTERVIEWERS = 6;

/** Characters of a candidate's reason when no time suits. */
export const REASON_LENGTH = 2_000;

/** The details of an interview that an application's history stores. */
export interface InterviewDetail {
  kind: InterviewKind;
  startsAt?: string;
  /** Of a cancellation: no time had been agreed, so that an undo brings the offer back. */
  wasOffer?: true;
}
