import type { ApplicationEvent } from './rules/moves.ts';
import { defineHappenings } from '#platform/contract/happening.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;

/** Every event of an application, by its name. */
const steps = {
  applied: ofApplication,
  moved: ofApplication,
  setAside: ofApplication,
  restored: ofApplication,
  selected: ofApplication,
  deselected: ofApplication,
  hired: ofApplication,
  disqualified: ofApplication,
  withdrawn: ofApplication,
  closed: ofApplication,
  suggested: ofApplication,
  interviewOffered: ofApplication,
  interviewConfirmed: ofApplication,
  interviewRescheduleRequested: ofApplication,
  interviewCancelled: ofApplication,
  answerDateSet: ofApplication,
  messaged: ofApplication,
  told: ofApplication,
  budgetOffered: ofApplication,
  budgetCountered: ofApplication,
  budgetAccepted: ofApplication,
  budgetDeclined: ofApplication,
  budgetLapsed: ofApplication,
} as const satisfies Record<ApplicationEvent, typeof ofApplication>;

/** Saved rows and mails contain these names from when applications belonged to jobs. */
export const applicationsHappenings = defineHappenings('jobs', {
  ...steps,
  companyChanged: ofApplication,
  answerMissed: ofApplication,
  interviewChanged: ofApplication,
  interviewOutcomeSet: ofApplication,
  interviewLapsed: ofApplication,
  // Reminders only send mails, so they record nothing.
  answerSoon: [],
  interviewSoon: [],
});
