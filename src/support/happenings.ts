import { defineHappenings, newsFor } from '#platform/contract/happening.ts';
import { supportPathsOf } from '#support/paths.ts';

const ofTicket = ['supportId', 'userId', 'professionalId'] as const;
const activity = 'none: the tickets are a page of their own';
const notices = 'none: an answer waits for its reader';
const toAsker = newsFor('userId', 'support', ({ supportId = '' }, role) => supportPathsOf(role).ticket(supportId));

export const supportHappenings = defineHappenings('support', {
  opened: { ids: ofTicket, activity, notices, mails: ['support'] },
  answered: { ids: ofTicket, activity, notices, mails: ['support'] },
  written: { ids: ofTicket, activity, notices, mails: ['support'] },
  done: { ids: ofTicket, activity, notices: [toAsker], mails: ['support'] },
  merged: { ids: ofTicket, activity, notices: [toAsker], mails: ['support'] },
  fileAdded: { ids: ofTicket, activity, notices },
  /** Among the team: nothing of it leaves the desk. */
  noted: { ids: ofTicket, activity, notices },
  assigned: { ids: ofTicket, activity, notices, mails: ['support'] },
  faultMended: { ids: ['faultId'], activity, notices },
  waitsInQueue: { ids: [], activity, notices, mails: ['support'] },
  closed: { ids: ofTicket, activity, notices: [toAsker], mails: ['support'] },
});
