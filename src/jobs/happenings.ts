import { defineHappenings } from '#platform/contract/happening.ts';

export const jobsHappenings = defineHappenings('jobs', {
  // News: mails only.
  vacanciesFound: [],
});
