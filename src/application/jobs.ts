import { serverCapabilities } from '#application/server-capabilities.ts';
import { forgetFiles } from '#platform/files/stored-files.ts';
import { purgeHappenings } from '#platform/happenings/erase-happenings.ts';
import { forgetKeyedCalls } from '#platform/http/answer-once.ts';
import { forgetCalls } from '#platform/http/rate-limit.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { forgetMails } from '#platform/mail/mail-storage.ts';

/** The background jobs of the platform and of every room. */
export const jobs: readonly AnyJob[] = [
  {
    name: 'forget-calls',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => forgetCalls(database),
  },
  {
    name: 'forget-keyed-calls',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => forgetKeyedCalls(database),
  },
  {
    name: 'forget-files',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database, files, log }) => forgetFiles(database, files, log),
  },
  {
    name: 'forget-mails',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => forgetMails(database),
  },
  {
    name: 'purge-happenings',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '50 3 * * *',
    run: async (_data, { database }) => purgeHappenings(database),
  },
  ...serverCapabilities.flatMap((capability) =>
    typeof capability.jobs === 'function' ? capability.jobs(serverCapabilities) : capability.jobs,
  ),
];
