import { applicationsHappenings } from '#applications/happenings.ts';
import type { InterviewDetail } from '#applications/rules/interview-terms.ts';
import type { sideEvents } from '#applications/rules/moves.ts';
import { type Announced, announceApplications } from '#applications/server/announce-applications.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import type { Database } from '#platform/db/connection.ts';

interface Entry {
  event: (typeof sideEvents)[number];
  detail?: InterviewDetail;
  reason?: string | null;
  actorId: string | null;
  at: Date;
}

/** Records an event in the application's history and announces it to open pages. */
export async function recordSideEvent(
  transaction: Database,
  application: Announced,
  { event, detail, reason = null, actorId, at }: Entry,
): Promise<void> {
  await transaction
    .insert(applicationHistory)
    .values({ applicationId: application.id, event, detail: detail ?? null, reason, actorId, at });
  await recordOfApplications(transaction, applicationsHappenings[event], [application], actorId);
  await announceApplications(transaction, [application]);
}
