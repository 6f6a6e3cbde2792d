import { isFinalStage } from '#applications/rules/stages.ts';
import { type ToldStatus, wasToldNotSelected } from '#applications/rules/told-status.ts';

/** Days within which a company promises applicants an answer; the candidate reads the day as the estimated end. */
export const ANSWER_PROMISE_DAYS = 30;
/** Days before that date on which the company is reminded. */
export const ANSWER_REMINDER_DAYS = 3;
/** How many days ahead another date may be promised. */
export const FURTHEST_ANSWER_DAYS = 90;
const DAY_MS = 86_400_000;

/** The promised answer date of an application made at this moment. */
export function promisedAnswer(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + ANSWER_PROMISE_DAYS * DAY_MS);
}

/** Whether the candidate still waits for the company's answer. */
export function awaitsAnswer(application: ToldStatus): boolean {
  const { stage, state } = application;
  if (wasToldNotSelected(application)) return false;
  return (state === 'active' || state === 'setAside') && !isFinalStage(stage) && stage !== 'approvedButDeclined';
}
