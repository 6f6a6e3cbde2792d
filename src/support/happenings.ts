import { defineHappenings, newsFor } from '#platform/contract/happening.ts';
import { supportPaths } from '#support/paths.ts';

const ofTicket = ['supportId', 'userId', 'professionalId'] as const;
const activity = 'none: the tickets are a page of their own';
const notices = 'none: an answer waits for its reader';
const toAsker = newsFor('userId', 'support', ({ supportId = '' }) => supportPaths.ticket(supportId));

export const supportHappenings = defineHappenings('support', {
  opened: { ids: ofTicket, activity, notices, mails: ['support'] },
  answered: { ids: ofTicket, activity, notices, mails: ['support'] },
  written: { ids: ofTicket, activity, notices, mails: ['support'] },
  done: { ids: ofTicket, activity, notices: [toAsker], mails: ['support'] },
  closed: { ids: ofTicket, activity, notices: [toAsker], mails: ['support'] },
});
