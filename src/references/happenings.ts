import { defineHappenings, hiringNews, newsFor } from '#platform/contract/happening.ts';
import { ownReferencesPath } from './paths.ts';

const ofReference = ['referenceId', 'memberId'] as const;
const ofCandidate = ['referenceId', 'applicationId', 'positionId', 'memberId'] as const;
const byCandidate = 'none: the companies that read it have a happening of their own';
const mailOnly = 'none: it only sends a mail';
const nobody = 'none: whoever causes it is the only one whom it concerns so far';
const toCandidate = newsFor('memberId', 'application', () => ownReferencesPath);
const toCompany = hiringNews('candidateNews');

/** Mails about references go to addresses, whoever has them; `account` is the kind that every role has. */
export const referenceHappenings = defineHappenings('references', {
  asked: {
    ids: ofReference,
    activity: byCandidate,
    notices: nobody,
    mails: ['account'],
    mailedToAddresses: true,
  },
  reminded: { ids: [], activity: mailOnly, notices: nobody, mails: ['account'], mailedToAddresses: true },
  answered: { ids: ofReference, activity: byCandidate, notices: [toCandidate] },
  corrected: { ids: ofReference, activity: byCandidate, notices: 'none: that it was given is told already' },
  declined: { ids: ofReference, activity: byCandidate, notices: [toCandidate] },
  lapsed: { ids: ofReference, activity: byCandidate, notices: [toCandidate] },
  /** To each company that may read it. */
  arrived: { ids: ofCandidate, activity: 'scorecards', notices: [toCompany] },
  refused: { ids: ofCandidate, activity: 'scorecards', notices: [toCompany] },
  unanswered: { ids: ofCandidate, activity: 'scorecards', notices: [toCompany] },
  readingAsked: {
    ids: ofReference,
    activity: 'scorecards',
    notices: 'none: the recommender alone decides it',
    mails: ['account'],
    mailedToAddresses: true,
  },
  readingAllowed: { ids: ofReference, activity: 'scorecards', notices: [toCompany] },
  readingDenied: { ids: ofReference, activity: 'scorecards', notices: [toCompany] },
});
