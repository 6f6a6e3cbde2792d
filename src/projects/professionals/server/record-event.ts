import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { ProfessionalEvent } from '#projects/professionals/rules/professional-terms.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { professionalEvents, projectProfessionals } from './tables.ts';

interface Step {
  event: ProfessionalEvent;
  reason?: string | null;
  actorId: string;
  now: Date;
}

/** Writes the history of hired professionals, and records each event as a happening. */
export async function recordEvents(
  transaction: Database,
  professionalIds: readonly string[],
  { event, reason = null, actorId, now }: Step,
): Promise<void> {
  if (professionalIds.length === 0) return;
  await transaction
    .insert(professionalEvents)
    .values(professionalIds.map((professionalId) => ({ professionalId, event, reason, actorId, at: now })));
  const { workspaceId, projectId, positionId, memberId } = projectProfessionals;
  const rows = await transaction
    .select({ workspaceId, projectId, positionId, memberId })
    .from(projectProfessionals)
    .where(inArray(projectProfessionals.id, [...professionalIds]));
  await recordHappenings(
    transaction,
    rows.map(({ workspaceId: space, ...ids }) => ({
      name: projectHappenings[event],
      workspaceId: space,
      actorId,
      ids,
    })),
  );
}
