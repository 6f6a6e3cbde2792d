import { defineHappenings } from '#platform/contract/happening.ts';

const notices = 'none: it only sends a mail';

export const jobsHappenings = defineHappenings('jobs', {
  vacanciesFound: { ids: [], activity: 'none: it only sends a mail', notices, mails: ['jobAlerts'] },
});
