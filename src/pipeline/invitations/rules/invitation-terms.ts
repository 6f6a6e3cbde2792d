export const INVITEE_NAME_LENGTH = 120;
/** The company's words to the invited person have at most so many characters. */
export const NOTE_LENGTH = 600;
/** Invitations by email that a workspace sends in 24 hours. */
export const DAILY_INVITATIONS = 50;
/** Days after which somebody who has not answered is reminded, once. */
export const REMINDER_DAYS = 7;
/** Nobody is reminded later than this, even if the job was closed in between. */
export const LATEST_REMINDER_DAYS = 30;
/** Days after which an invitation without an answer ends and its CV is deleted. */
export const ANSWER_DAYS = 60;
/** An invitation that nobody answered stands among what waits for the company for its last days. */
export const LAPSE_NOTICE_DAYS = 7;
/** Days after which an invitation itself is deleted, with the links of its mails. */
export const KEPT_DAYS = 365;

const DAY_MS = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function endOfInvitation(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + ANSWER_DAYS * DAY_MS);
}
