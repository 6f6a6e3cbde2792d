import { defineHappenings } from '#platform/contract/happening.ts';

const activity = 'none: it only sends a mail';

export const jobsHappenings = defineHappenings('jobs', {
  // Only sends mails, so it records nothing.
  vacanciesFound: { ids: [], activity, mails: ['jobAlerts'] },
});
