import { defineHappenings } from '#platform/contract/happening.ts';

export const jobsHappenings = defineHappenings('jobs', {
  // Only sends mails, so it records nothing.
  vacanciesFound: [],
});
