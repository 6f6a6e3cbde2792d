import { defineHappenings } from '#platform/contract/happening.ts';

export const ownDataHappenings = defineHappenings('own-data', {
  copyReady: ['userId'],
  // No happenings of a deleted account are recorded: mails only.
  deletionAsked: [],
  deleted: [],
});
