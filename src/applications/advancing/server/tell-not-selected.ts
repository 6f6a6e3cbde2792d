import { sql } from 'drizzle-orm';
import { stageChangedMail } from '#applications/server/emails.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { settleInterviews } from '#applications/interviews/server/settle-interviews.ts';
import { asTold } from '#applications/rules/told-status.ts';
import type { LockedApplication } from '#applications/advancing/server/lock-applications.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

interface Telling {
  /** Who decided; null when the product tells what the company did not. */
  actorId: string | null;
  now: Date;
  /** Whether the product's own mail goes; otherwise the caller sends the company's message. */
  isPlain: boolean;
}

/**
 * Lets candidates know that they were not selected: from now on everything that they read says so, and interviews that were still arranged are
 * cancelled. The applications are locked and not told yet: disqualified, or set aside for somebody who was hired.
 */
export async function tellNotSelected(
  transaction: Database,
  locked: readonly LockedApplication[],
  { actorId, now: at, isPlain }: Telling,
): Promise<void> {
  if (locked.length === 0) return;
  const rows = locked.map(({ application }) => application);
  const ids = rows.map(({ id }) => id);
  await transaction
    .update(applications)
    .set({
      toldStage: sql`case when ${applications.stage} = 'disqualified' then null else 'disqualified' end`,
      updatedAt: at,
    })
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`);
  await transaction.insert(applicationHistory).values(
    rows.map((row) => ({
      applicationId: row.id,
      event: 'told' as const,
      fromStage: asTold(row).stage,
      toStage: 'disqualified' as const,
      actorId,
      at,
    })),
  );
  const ended = rows.map((row) => ({ ...row, stage: 'disqualified' as const, state: 'active' as const }));
  await settleInterviews(transaction, ended, { actorId });
  await recordOfApplications(transaction, applicationsHappenings.told, rows, actorId);
  if (isPlain) {
    await queueMails(
      transaction,
      applicationsHappenings.told,
      locked.map((one) => stageChangedMail(one, { ...one, applicationId: one.application.id, stage: 'notSelected' })),
    );
  }
  await announceApplications(transaction, rows);
}
