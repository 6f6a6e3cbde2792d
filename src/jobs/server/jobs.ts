import { announceVacancies } from '#jobs/server/alerts/announce-vacancies.ts';
import { relearnWords } from '#jobs/server/learn-words.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

export const jobBoardJobs: readonly AnyJob[] = [
  {
    name: 'announce-vacancies',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '* * * * *',
    run: (_data, { database }) => announceVacancies(database),
  },
  {
    name: 'relearn-words',
    retryLimit: 2,
    retryDelaySeconds: 600,
    schedule: '30 5 * * *',
    run: (_data, { database }) => relearnWords(database),
  },
];
