import { serverCapabilities } from '#application/server-capabilities.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { purgeHappenings } from '#platform/happenings/erase-happenings.ts';
import { purgeKeyedCalls } from '#platform/http/idempotency/run-idempotently.ts';
import { purgeRateLimits } from '#platform/http/rate-limit.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { purgeMails } from '#platform/mail/mail-storage.ts';

/** The background jobs of the platform and of every room. */
export const jobs: readonly AnyJob[] = [
  {
    name: 'purge-rate-limits',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => purgeRateLimits(database),
  },
  {
    name: 'purge-keyed-calls',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => purgeKeyedCalls(database),
  },
  {
    name: 'purge-files',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database, files, log }) => purgeFiles(database, files, log),
  },
  {
    name: 'purge-mails',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '*/10 * * * *',
    run: async (_data, { database }) => purgeMails(database),
  },
  {
    name: 'purge-happenings',
    retryLimit: 0,
    retryDelaySeconds: 60,
    schedule: '50 3 * * *',
    run: async (_data, { database }) => purgeHappenings(database),
  },
  ...serverCapabilities.flatMap((capability) => capability.jobs),
];
