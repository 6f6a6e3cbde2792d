import { defineHappenings } from '#platform/contract/happening.ts';

const ofTicket = ['supportId', 'userId', 'professionalId'] as const;
const activity = 'none: the tickets are a page of their own';

export const supportHappenings = defineHappenings('support', {
  opened: { ids: ofTicket, activity, mails: ['support'] },
  answered: { ids: ofTicket, activity, mails: ['support'] },
  written: { ids: ofTicket, activity, mails: ['support'] },
  done: { ids: ofTicket, activity, mails: ['support'] },
  closed: { ids: ofTicket, activity, mails: ['support'] },
});
