import type { Database } from '#platform/db/connection.ts';
import type { ProfessionalEvent } from '#projects/professionals/rules/professional-terms.ts';
import { professionalEvents } from './tables.ts';

interface Step {
  event: ProfessionalEvent;
  reason?: string | null;
  actorId: string;
  now: Date;
}

/** The dated log of what happened to hired professionals. */
export async function recordEvents(
  transaction: Database,
  professionalIds: readonly string[],
  { event, reason = null, actorId, now }: Step,
): Promise<void> {
  if (professionalIds.length === 0) return;
  await transaction
    .insert(professionalEvents)
    .values(professionalIds.map((professionalId) => ({ professionalId, event, reason, actorId, at: now })));
}
