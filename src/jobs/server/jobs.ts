import { announceVacancies } from '#jobs/alerts/server/announce-vacancies.ts';
import { mailAlerts } from '#jobs/alerts/server/mail-alerts.ts';
import { forgetStopCodes } from '#jobs/alerts/server/stop-alerts.ts';
import { relearnWords } from '#jobs/board/server/vocabulary/learn-words.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

export const jobBoardJobs: readonly AnyJob[] = [
  {
    name: 'announce-vacancies',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '* * * * *',
    run: async (_data, { database, publicUrl }) => {
      await announceVacancies(database);
      await mailAlerts(database, 'atOnce', publicUrl);
    },
  },
  {
    // In the morning of Brazil.
    name: 'mail-daily-alerts',
    retryLimit: 3,
    retryDelaySeconds: 300,
    schedule: '0 11 * * *',
    run: async (_data, { database, publicUrl }) => {
      await mailAlerts(database, 'daily', publicUrl);
      await forgetStopCodes(database);
    },
  },
  {
    name: 'relearn-words',
    retryLimit: 2,
    retryDelaySeconds: 600,
    schedule: '30 5 * * *',
    run: (_data, { database }) => relearnWords(database),
  },
];
