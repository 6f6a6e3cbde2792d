import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { moveProject, tallyPositions } from './move-project.ts';
import { projects } from './tables.ts';

interface Settling {
  project: { id: string; status: ProjectStatus };
  actorId: string;
  now: Date;
}

/**
 * Updates a project's status after a position's state changed, in a transaction that has locked the project: with no position recruiting
 * and somebody hired it moves to the contract stage; with a position open again it returns to recruitment.
 */
export async function settleProject(transaction: Database, { project, actorId, now }: Settling): Promise<void> {
  const { looking, taken } = await tallyPositions(transaction, project.id);
  const move = { projectId: project.id, from: project.status, by: 'system' as const, actorId, now };
  const inContract =
    project.status === 'awaitingProfessionalContracts' || project.status === 'waitingProfessionalSignatures';
  if (project.status === 'inRecruitment' && taken > 0 && looking === 0) {
    await moveProject(transaction, { ...move, to: 'awaitingProfessionalContracts' });
  } else if (inContract && looking > 0) {
    await moveProject(transaction, { ...move, to: 'inRecruitment' });
  } else {
    await transaction
      .update(projects)
      .set({ updatedAt: now, version: sql`${projects.version} + 1` })
      .where(eq(projects.id, project.id));
  }
}
