import { defineHappenings } from '#platform/contract/happening.ts';

export const ownDataHappenings = defineHappenings('own-data', {
  copyReady: ['userId'],
  // Of a deleted account nothing is written down: mails only.
  deletionAsked: [],
  deleted: [],
});
