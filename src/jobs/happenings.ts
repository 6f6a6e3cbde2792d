import { defineHappenings } from '#platform/contract/happening.ts';

export const jobsHappenings = defineHappenings('jobs', {
  vacanciesFound: { ids: [], activity: 'none: it only sends a mail', mails: ['jobAlerts'] },
});
