import { defineHappenings } from '#platform/contract/happening.ts';

export const ownDataHappenings = defineHappenings('own-data', {
  copyAsked: ['userId'],
  copyCancelled: ['userId'],
  copyReady: ['userId'],
  // No happenings of a deleted account are recorded: mails only.
  deletionAsked: [],
  deleted: [],
});
