import { defineHappenings } from '#platform/contract/happening.ts';

const activity = 'none: it concerns an account, not a company’s space';
const notices = 'none: the mail tells it';

export const ownDataHappenings = defineHappenings('own-data', {
  copyAsked: { ids: ['userId'], activity, notices },
  copyCancelled: { ids: ['userId'], activity, notices },
  copyReady: { ids: ['userId'], activity, notices, mails: ['account'] },
  // No happenings of a deleted account are recorded: mails only.
  deletionAsked: { ids: [], activity, notices, mails: ['account'] },
  deleted: { ids: [], activity, notices, mails: ['account'] },
});
