import { forgetValues } from '#accounts/server/social/kept-values.ts';
import { remindOfInterviewsJob } from '#jobs/server/interviews/remind.ts';
import { jobBoardJobs } from '#jobs/server/jobs.ts';
import { watchAnswersJob } from '#jobs/server/watch-answers.ts';
import { tellLapsedOffersJob } from '#negotiations/server/tell-lapsed.ts';
import { ownDataJobs } from '#own-data/server/jobs.ts';
import { remindOfLimitsJob } from '#pipeline/server/limits/remind-of-limits.ts';
import { forgetFiles } from '#platform/files/stored-files.ts';
import { forgetCalls } from '#platform/http/rate-limit.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { foldTalliesJob } from '#statistics/server/fold-tallies.ts';
import { tellEndingMembershipsJob } from '#workspaces/server/tell-ending-memberships.ts';

/** The background jobs of the product. */
export const jobs: readonly AnyJob[] = [
  {
    name: 'forget-calls',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => forgetCalls(database),
  },
  {
    name: 'forget-begun-sign-ins',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => forgetValues(database),
  },
  {
    name: 'forget-files',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database, files, log }) => forgetFiles(database, files, log),
  },
  ...ownDataJobs,
  ...jobBoardJobs,
  tellEndingMembershipsJob,
  watchAnswersJob,
  remindOfLimitsJob,
  tellLapsedOffersJob,
  foldTalliesJob,
  remindOfInterviewsJob,
];
