import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { ANSWER_DAYS, daysBefore, KEPT_DAYS } from '#pipeline/invitations/rules/invitation-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { noCv } from './change-invitation.ts';
import { emailInvitations } from './tables.ts';

const AT_ONCE = 100;

/** Once a day: deletes CVs of people who did not answer, and invitations of a year ago. */
export const purgeInvitationsJob: AnyJob = {
  name: 'purge-email-invitations',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '50 6 * * *',
  run: (_data, { database, now }) => purgeInvitations(database, now),
};

/** A CV that joined the files about a candidate is the invitation's no more, and stays. */
export async function purgeInvitations(database: Database, now: Date): Promise<void> {
  const { id, cvKey, createdAt } = emailInvitations;
  await runBatches(database, AT_ONCE, async (transaction) => {
    const due = await transaction
      .select({ id, key: cvKey })
      .from(emailInvitations)
      .where(and(isNotNull(cvKey), lte(createdAt, daysBefore(now, ANSWER_DAYS))))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = due.map((one) => one.id);
    if (ids.length > 0) await transaction.update(emailInvitations).set(noCv).where(inArray(id, ids));
    await releaseFiles(
      transaction,
      due.flatMap(({ key }) => key ?? []),
    );
    return due.length;
  });
  await database.delete(emailInvitations).where(lte(createdAt, daysBefore(now, KEPT_DAYS)));
}
