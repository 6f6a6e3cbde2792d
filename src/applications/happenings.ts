import type { ApplicationEvent } from './rules/moves.ts';
import { defineHappenings, type HappeningFacts } from '#platform/contract/happening.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;
const toldByProjects = 'none: the move of the project is listed';
const mailOnly = 'none: it only sends a mail';
const told = 'none: the interview is listed';

/** Every event of an application, by its name. Its candidate is mailed when what they read of it changes. */
const steps = {
  applied: { ids: ofApplication, activity: 'moves', mails: ['newCandidates', 'application'] },
  moved: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  setAside: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  restored: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  selected: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  deselected: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  hired: { ids: ofApplication, activity: 'hires', mails: ['application', 'decisions'] },
  disqualified: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  withdrawn: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  closed: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  suggested: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  interviewOffered: { ids: ofApplication, activity: 'interviews', mails: ['interviews'] },
  interviewConfirmed: { ids: ofApplication, activity: 'interviews', mails: ['interviews'] },
  interviewRescheduleRequested: { ids: ofApplication, activity: 'interviews', mails: ['interviews'] },
  interviewCancelled: { ids: ofApplication, activity: 'interviews', mails: ['interviews'] },
  answerDateSet: { ids: ofApplication, activity: 'messages', mails: ['application'] },
  messaged: { ids: ofApplication, activity: 'messages', mails: ['messages'] },
  told: { ids: ofApplication, activity: 'moves', mails: ['application'] },
  budgetOffered: { ids: ofApplication, activity: 'offers', mails: ['offers'] },
  budgetCountered: { ids: ofApplication, activity: 'offers', mails: ['offers'] },
  budgetAccepted: { ids: ofApplication, activity: 'offers', mails: ['offers'] },
  budgetDeclined: { ids: ofApplication, activity: 'offers', mails: ['offers'] },
  budgetLapsed: { ids: ofApplication, activity: 'offers', mails: ['offers'] },
} as const satisfies Record<ApplicationEvent, HappeningFacts>;

/** Saved rows and mails contain these names from when applications belonged to jobs. */
export const applicationsHappenings = defineHappenings('jobs', {
  ...steps,
  companyChanged: { ids: ofApplication, activity: toldByProjects, mails: ['application'] },
  answerMissed: { ids: ofApplication, activity: 'none: nobody did anything', mails: ['application', 'decisions'] },
  interviewChanged: { ids: ofApplication, activity: told, mails: ['interviews'] },
  interviewOutcomeSet: { ids: ofApplication, activity: 'interviews' },
  interviewLapsed: { ids: ofApplication, activity: told, mails: ['interviews'] },
  answerSoon: { ids: [], activity: mailOnly, mails: ['reminders'] },
  interviewSoon: { ids: [], activity: mailOnly, mails: ['interviews'] },
});
