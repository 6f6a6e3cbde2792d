import { defineHappenings } from '#platform/contract/happening.ts';

const ofTicket = ['supportId', 'userId', 'professionalId'] as const;

export const supportHappenings = defineHappenings('support', {
  opened: ofTicket,
  answered: ofTicket,
  written: ofTicket,
  done: ofTicket,
  closed: ofTicket,
});
