import { sql } from 'drizzle-orm';
import type { JobDefinition } from '#platform/jobs/queue.ts';

const KEPT_DAYS = 180;
const BATCH = 5_000;

/** Deletes notices after 180 days, and what was written for an account while it was being deleted. */
export const purgeNotices: JobDefinition<object> = {
  name: 'notices.purge',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '20 4 * * *',
  async run(_, { database, now }) {
    const limit = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    for (;;) {
      const { rowCount } = await database.execute(sql`
        delete from notices where (user_id, happening_id) in (
          select n.user_id, n.happening_id from notices n join happenings h on h.id = n.happening_id
          where h.at < ${limit.toISOString()}::timestamptz limit ${BATCH})`);
      if ((rowCount ?? 0) < BATCH) break;
    }
    await database.execute(sql`
      delete from notices n using users u where u.id = n.user_id and u.deleted_at > ${limit.toISOString()}::timestamptz`);
  },
};
