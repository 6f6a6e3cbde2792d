import { businessDaysAfter } from '#platform/calendar/business-days.ts';

/** Number of business days within which the team answers. */
export const ANSWER_BUSINESS_DAYS = 3;

export function answerDueAt(openedAt: Date): Date {
  return businessDaysAfter(openedAt, ANSWER_BUSINESS_DAYS);
}
