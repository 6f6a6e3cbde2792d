import { announceApplications } from '#applications/server/announce-applications.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import type { Database } from '#platform/db/connection.ts';

interface NewApplication {
  position: { id: string; projectId: string; workspaceId: string };
  memberId: string;
  /** Who started it: the talent team, or the company that brings its own professional. */
  actorId: string;
  /** The talent team's reason, shown to readers as the team's words. */
  isSuggested: boolean;
  now: Date;
}

/** Creates an application that somebody other than the candidate starts; the caller notifies the member. Null when there is one already. */
export async function createApplication(
  transaction: Database,
  { position, memberId, actorId, isSuggested, now }: NewApplication,
): Promise<string | null> {
  const { id: positionId, projectId, workspaceId } = position;
  const times = { stageEnteredAt: now, createdAt: now, updatedAt: now };
  const [added] = await transaction
    .insert(applications)
    .values({
      positionId,
      projectId,
      workspaceId,
      memberId,
      ...times,
      ...(isSuggested && { suggestedAt: now, suggestedBy: actorId }),
    })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  await transaction
    .insert(applicationHistory)
    .values({ applicationId: added.id, event: 'suggested', toStage: 'new', actorId, at: now });
  await recordOfApplications(transaction, applicationsHappenings.suggested, [added], actorId);
  await announceApplications(transaction, [added]);
  return added.id;
}
