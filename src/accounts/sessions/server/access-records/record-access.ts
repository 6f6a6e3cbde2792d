import { asc, eq, lt } from 'drizzle-orm';
import { type AccessEvent, oldestRetainedAccess } from '#accounts/sessions/rules/access-records.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { accessRecords } from './tables.ts';

/** Records where and when an account was signed in to, signed out of or deleted, for the legal retention period. */
export async function recordAccess(
  database: Database,
  { call, now }: Pick<Context, 'call' | 'now'>,
  { accountId, event }: { accountId: string; event: AccessEvent },
): Promise<void> {
  await database.insert(accessRecords).values({ accountId, event, address: call.address, at: now });
}

/** For the export of the person's own data. */
export function collectOwnAccesses(database: Database, accountId: string) {
  const { address, event, at } = accessRecords;
  return database
    .select({ address, event, at })
    .from(accessRecords)
    .where(eq(accessRecords.accountId, accountId))
    .orderBy(asc(at));
}

/** Once a day. */
export const purgeAccessRecordsJob: AnyJob = {
  name: 'purge-access-records',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '20 6 * * *',
  run: (_data, { database }) => purgeAccessRecords(database, clock.now()),
};

export async function purgeAccessRecords(database: Database, now: Date): Promise<void> {
  await database.delete(accessRecords).where(lt(accessRecords.at, oldestRetainedAccess(now)));
}
