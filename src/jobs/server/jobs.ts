import { announceVacancies } from '#jobs/alerts/server/announce-vacancies.ts';
import { mailAlerts } from '#jobs/alerts/server/mail-alerts.ts';
import { purgeStopCodes } from '#jobs/alerts/server/stop-alerts.ts';
import { reindexWords } from '#jobs/board/server/vocabulary/index-words.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

export const jobBoardJobs: readonly AnyJob[] = [
  {
    name: 'announce-vacancies',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '* * * * *',
    run: async (_data, { database, ports }) => {
      await announceVacancies(database);
      await mailAlerts({ database, ports }, 'atOnce');
    },
  },
  {
    // In the morning in Brazil.
    name: 'mail-daily-alerts',
    retryLimit: 3,
    retryDelaySeconds: 300,
    schedule: '0 11 * * *',
    run: async (_data, { database, ports }) => {
      await mailAlerts({ database, ports }, 'daily');
      await purgeStopCodes(database);
    },
  },
  {
    name: 'reindex-words',
    retryLimit: 2,
    retryDelaySeconds: 600,
    schedule: '30 5 * * *',
    run: (_data, { database }) => reindexWords(database),
  },
];
