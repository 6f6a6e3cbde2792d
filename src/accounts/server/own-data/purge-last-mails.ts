import { sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings, mailOutbox } from '#platform/db/tables.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

/** Longer than the delivery of a mail is retried. */
const DAYS = 3;

/**
 * Purges the last mail to a deleted account, and mails about the person written during the deletion, as soon as they were delivered
 * or have failed. Also purges happenings recorded about the person meanwhile.
 */
export const purgeLastMailsJob: AnyJob = {
  name: 'purge-last-mails',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: async (_data, { database }) => purgeLastMails(database, clock.now()),
};

async function purgeLastMails(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  await database.execute(sql`
    delete from ${mailOutbox} using ${users}
    where ${users.deletedAt} > ${since} and ${mailOutbox.about} @> array[${users.id}] and ${mailOutbox.about} <> '{}'
      and ${mailOutbox.state} <> 'queued'`);
  await database.execute(sql`
    delete from ${happenings} using ${users}
    where ${users.deletedAt} > ${since} and ${happenings.about} @> array[${users.id}]`);
}
