import { defineHappenings } from '#platform/contract/happening.ts';

const activity = 'none: it concerns an account, not a company’s space';

export const ownDataHappenings = defineHappenings('own-data', {
  copyAsked: { ids: ['userId'], activity },
  copyCancelled: { ids: ['userId'], activity },
  copyReady: { ids: ['userId'], activity, mails: ['account'] },
  // No happenings of a deleted account are recorded: mails only.
  deletionAsked: { ids: [], activity, mails: ['account'] },
  deleted: { ids: [], activity, mails: ['account'] },
});
