import { sql } from 'drizzle-orm';
import type { AnyJob } from '#platform/jobs/queue.ts';

/** Every ten minutes: folds the counts that steps added into one row each, so that reading stays short. */
export const foldTalliesJob: AnyJob = {
  name: 'fold-hiring-tallies',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: async (_data, { database }) => {
    await database.execute(sql`select fold_tallies()`);
  },
};
