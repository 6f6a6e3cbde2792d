import { and, asc, eq, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { isFinalStage, stages } from '#applications/rules/stages.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/**
 * Locks the position, so that a concurrent hire or closing waits: nobody applies to a position that is being filled. The project is locked first, as
 * every change of a position does; an application references it, and the reverse order would deadlock.
 */
export async function lockPosition(transaction: Database, projectId: string, positionIndex: number) {
  const [project] = await transaction
    .select({ status: projects.status })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('key share');
  const [row] = await transaction
    .select({
      position: positions,
      owner: mailReader,
    })
    .from(positions)
    .innerJoin(workspaces, eq(workspaces.id, positions.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(and(eq(positions.projectId, projectId), eq(positions.positionIndex, positionIndex)))
    .for('share', { of: positions });
  return row && project ? { ...row, projectStatus: project.status } : null;
}

export async function findCandidate(database: Database, memberId: string) {
  const [row] = await database.select(mailReader).from(users).where(eq(users.id, memberId));
  return row!;
}

export async function findOwnApplication(database: Database, positionId: string, memberId: string) {
  const [row] = await database
    .select()
    .from(applications)
    .where(and(eq(applications.positionId, positionId), eq(applications.memberId, memberId)));
  return row ?? null;
}

/** Applications in which something can still happen. */
export const isUnderWay = and(
  notInArray(applications.state, ['withdrawn', 'closed']),
  notInArray(applications.stage, stages.filter(isFinalStage)),
);

/** Is true while an application is under way as far as its candidate knows. */
export const isUnderWayAsTold = or(
  and(isUnderWay, isNull(applications.toldStage)),
  and(ne(applications.state, 'withdrawn'), ne(applications.toldStage, 'disqualified')),
);

/** Lists the vacancies of these applications for which somebody was hired. */
export async function listFilledPositions(
  transaction: Database,
  rows: readonly { positionId: string }[],
): Promise<Set<string>> {
  const ids = [...new Set(rows.map(({ positionId }) => positionId))];
  const found = await transaction
    .selectDistinct({ positionId: applications.positionId })
    .from(applications)
    .where(and(inArray(applications.positionId, ids), eq(applications.stage, 'hired')));
  return new Set(found.map(({ positionId }) => positionId));
}

/** Open applications, locked so that none of them can end in another way meanwhile. */
export async function lockOpenApplications(transaction: Database, which: SQL): Promise<string[]> {
  const locked = await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(and(which, isUnderWay))
    .orderBy(asc(applications.id))
    .for('update');
  return locked.map(({ id }) => id);
}
