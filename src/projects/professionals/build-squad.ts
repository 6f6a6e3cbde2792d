import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { linkProfessional } from '#projects/professionals/server/link-professional.ts';
import { positions, projects, projectStatusChanges } from '#projects/server/tables.ts';

interface SquadToBuild {
  projectId: string;
  /** The person who moved the project. */
  actorId: string;
  hires: readonly { positionId: string; memberId: string; hiredAt: Date }[];
  /** The statuses after recruitment, and when the project entered them. */
  way: readonly { status: ProjectStatus; at: Date }[];
}

/** Fills each of these positions with a hire, and moves the project on from there. */
export async function buildSquad(
  database: Database,
  { projectId, actorId, hires, way }: SquadToBuild,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { positionId, memberId, hiredAt } of hires) {
    await database
      .update(positions)
      .set({ state: 'filled', closedAt: hiredAt, updatedAt: hiredAt })
      .where(eq(positions.id, positionId));
    ids.push(await linkProfessional(database, { positionId, memberId, actorId, now: hiredAt }));
  }
  let fromStatus: ProjectStatus = 'inRecruitment';
  for (const { status, at } of way) {
    const madeBy = status === 'awaitingProfessionalContracts' ? ('system' as const) : ('admin' as const);
    await database
      .insert(projectStatusChanges)
      .values({ projectId, fromStatus, toStatus: status, madeBy, actorId, at });
    await database.update(projects).set({ status, updatedAt: at }).where(eq(projects.id, projectId));
    fromStatus = status;
  }
  return ids;
}
