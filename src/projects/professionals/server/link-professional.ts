import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { recordEvents } from './record-event.ts';
import { projectProfessionals } from './tables.ts';

interface Hire {
  positionId: string;
  memberId: string;
  actorId: string;
  now: Date;
}

/** Makes a person hired for a position a professional of its project. */
export async function linkProfessional(
  transaction: Database,
  { positionId, memberId, actorId, now }: Hire,
): Promise<string> {
  const [position] = await transaction
    .select({ projectId: positions.projectId, workspaceId: positions.workspaceId })
    .from(positions)
    .where(eq(positions.id, positionId));
  const [linked] = await transaction
    .insert(projectProfessionals)
    .values({ ...position!, positionId, memberId, hiredAt: now, updatedAt: now })
    .returning({ id: projectProfessionals.id });
  await recordEvents(transaction, [linked!.id], { event: 'hired', actorId, now });
  return linked!.id;
}
