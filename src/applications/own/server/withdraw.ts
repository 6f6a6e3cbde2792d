import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import type { Database } from '#platform/db/connection.ts';

/** A member withdraws their own application; idempotent. */
export async function withdrawApplication(
  database: Database,
  { applicationId, memberId }: { applicationId: string; memberId: string },
): Promise<void> {
  await database.transaction((transaction) =>
    advanceApplication(transaction, {
      applicationIds: [applicationId],
      reach: { memberId },
      event: 'withdrawn',
      actorId: memberId,
    }),
  );
}
