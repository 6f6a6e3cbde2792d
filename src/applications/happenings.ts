import type { ApplicationEvent } from './rules/moves.ts';
import { defineHappenings, type HappeningFacts, hiringNews, newsFor } from '#platform/contract/happening.ts';
import { applicationPath } from '#applications/paths.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;
const toldByProjects = 'none: the move of the project is listed';
const mailOnly = 'none: it only sends a mail';
const told = 'none: the interview is listed';
const notices = 'none: it waits for whom it concerns, or only sends a mail';
const toApplication = ({ applicationId = '' }: { applicationId?: string }) => applicationPath(applicationId);
const seen = [hiringNews('candidateNews')] as const;
const toCandidate = newsFor('memberId', 'application', toApplication);
const ofInterview = newsFor('memberId', 'interviews', toApplication);
const ofOffer = newsFor('memberId', 'offers', toApplication);

/** Every event of an application, by its name. Its candidate is mailed when what they read of it changes. */
const steps = {
  applied: {
    ids: ofApplication,
    activity: 'moves',
    notices: [hiringNews('newCandidates')],
    settledBy: ['jobs.moved', 'jobs.setAside', 'jobs.selected', 'jobs.disqualified', 'jobs.withdrawn'],
    mails: ['newCandidates', 'application'],
  },
  moved: {
    ids: ofApplication,
    activity: 'moves',
    notices: [hiringNews('candidateNews'), toCandidate],
    mails: ['application'],
  },
  setAside: { ids: ofApplication, activity: 'moves', notices: seen, mails: ['application'] },
  restored: { ids: ofApplication, activity: 'moves', notices: seen, mails: ['application'] },
  selected: { ids: ofApplication, activity: 'moves', notices: seen, mails: ['application'] },
  deselected: { ids: ofApplication, activity: 'moves', notices: seen, mails: ['application'] },
  hired: {
    ids: ofApplication,
    activity: 'hires',
    notices: [hiringNews('decisions'), toCandidate],
    mails: ['application', 'decisions'],
  },
  disqualified: { ids: ofApplication, activity: 'moves', notices: seen, mails: ['application'] },
  withdrawn: { ids: ofApplication, activity: 'moves', notices: seen, mails: ['application'] },
  closed: {
    ids: ofApplication,
    activity: 'moves',
    notices: [hiringNews('candidateNews'), toCandidate],
    mails: ['application'],
  },
  suggested: { ids: ofApplication, activity: 'moves', notices: [toCandidate], mails: ['application'] },
  interviewOffered: { ids: ofApplication, activity: 'interviews', notices: seen, mails: ['interviews'] },
  interviewConfirmed: {
    ids: ofApplication,
    activity: 'interviews',
    notices: [hiringNews('interviews'), ofInterview],
    mails: ['interviews'],
  },
  interviewRescheduleRequested: {
    ids: ofApplication,
    activity: 'interviews',
    notices: [hiringNews('interviews')],
    settledBy: ['jobs.interviewOffered', 'jobs.interviewConfirmed', 'jobs.interviewCancelled'],
    mails: ['interviews'],
  },
  interviewCancelled: {
    ids: ofApplication,
    activity: 'interviews',
    notices: [hiringNews('interviews'), ofInterview],
    mails: ['interviews'],
  },
  answerDateSet: { ids: ofApplication, activity: 'messages', notices: [toCandidate], mails: ['application'] },
  messaged: { ids: ofApplication, activity: 'messages', notices, mails: ['messages'] },
  told: { ids: ofApplication, activity: 'moves', notices: [toCandidate], mails: ['application'] },
  budgetOffered: { ids: ofApplication, activity: 'offers', notices: seen, mails: ['offers'] },
  budgetCountered: { ids: ofApplication, activity: 'offers', notices, mails: ['offers'] },
  budgetAccepted: {
    ids: ofApplication,
    activity: 'offers',
    notices: [hiringNews('offers'), ofOffer],
    mails: ['offers'],
  },
  budgetDeclined: {
    ids: ofApplication,
    activity: 'offers',
    notices: [hiringNews('offers'), ofOffer],
    mails: ['offers'],
  },
  budgetLapsed: { ids: ofApplication, activity: 'offers', notices: [hiringNews('offers'), ofOffer], mails: ['offers'] },
} as const satisfies Record<ApplicationEvent, HappeningFacts>;

/** Saved rows and mails contain these names from when applications belonged to jobs. */
export const applicationsHappenings = defineHappenings(
  'jobs',
  {
    ...steps,
    companyChanged: { ids: ofApplication, activity: toldByProjects, notices: [toCandidate], mails: ['application'] },
    answerMissed: {
      ids: ofApplication,
      activity: 'none: nobody did anything',
      notices,
      mails: ['application', 'decisions'],
    },
    interviewChanged: { ids: ofApplication, activity: told, notices: [ofInterview], mails: ['interviews'] },
    interviewOutcomeSet: { ids: ofApplication, activity: 'interviews', notices: seen },
    interviewLapsed: {
      ids: ofApplication,
      activity: told,
      notices: [hiringNews('interviews'), ofInterview],
      mails: ['interviews'],
    },
    answerSoon: { ids: [], activity: mailOnly, notices, mails: ['reminders'] },
    interviewSoon: { ids: [], activity: mailOnly, notices, mails: ['interviews'] },
  },
  'applications',
);
