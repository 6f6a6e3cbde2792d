import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import { isFinalStage, stages } from '#jobs/applications/rules/stages.ts';
import { affirmativeDeclarations } from '#jobs/declarations/server/tables.ts';
import { applicationHistory, applications } from '#jobs/applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { microsOf, cursorPosition } from '#platform/db/keyset.ts';
import { projectVacancies } from '#projects/professionals/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A vacancy with the public facts of its project and company. */
export async function findJob(database: Database, projectId: string, positionIndex: number) {
  const [row] = await database
    .select({
      position: positions,
      projectType: projects.type,
      project: { title: projects.title, status: projects.status, version: projects.version },
      company: workspaces.company,
      workspaceAbout: workspaces.about,
      workspaceCulture: workspaces.culture,
      additionKind: projectVacancies.kind,
      additionId: projectVacancies.id,
    })
    .from(positions)
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .innerJoin(workspaces, eq(workspaces.id, positions.workspaceId))
    .leftJoin(projectVacancies, eq(projectVacancies.positionId, positions.id))
    .where(and(eq(positions.projectId, projectId), eq(positions.positionIndex, positionIndex)))
    .limit(1);
  return row ?? null;
}

/**
 * Locks the position, so that a concurrent hire or closing waits: nobody applies to a position that is being filled. The project is locked first, as
 * every change of a position does; an application references it, and the reverse order would deadlock.
 */
export async function lockPosition(transaction: Database, projectId: string, positionIndex: number) {
  await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('key share');
  const [row] = await transaction
    .select({
      position: positions,
      owner: { email: users.email, name: users.name, language: users.language, brand: users.brand },
    })
    .from(positions)
    .innerJoin(workspaces, eq(workspaces.id, positions.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(and(eq(positions.projectId, projectId), eq(positions.positionIndex, positionIndex)))
    .for('share', { of: positions });
  return row ?? null;
}

export async function findCandidate(database: Database, memberId: string) {
  const [row] = await database
    .select({ email: users.email, name: users.name, language: users.language, brand: users.brand })
    .from(users)
    .where(eq(users.id, memberId));
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

/** The open ones, locked so that none of them ends otherwise meanwhile. */
export async function lockUnderWay(transaction: Database, which: SQL): Promise<string[]> {
  const held = await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(and(which, isUnderWay))
    .orderBy(asc(applications.id))
    .for('update');
  return held.map(({ id }) => id);
}

/** A member's own applications, newest first; `wanted` narrows them to some. */
export function listOwnApplications(
  database: Database,
  memberId: string,
  wanted: { ids?: string[]; after?: BoardPlace | null; limit: number },
) {
  const conditions: SQL[] = [eq(applications.memberId, memberId)];
  if (wanted.ids) conditions.push(inArray(applications.id, wanted.ids));
  if (wanted.after) {
    conditions.push(sql`(${applications.createdAt}, ${applications.id}) < ${cursorPosition(wanted.after)}`);
  }
  return database
    .select({
      application: applications,
      micros: microsOf(applications.createdAt),
      positionIndex: positions.positionIndex,
      positionState: positions.state,
      title: positions.title,
      companyName: positions.companyName,
      hiringModel: positions.hiringModel,
      workModel: positions.workModel,
      city: positions.city,
      affirmative: sql<boolean>`cardinality(${positions.affirmativeTargets}) > 0 or ${affirmativeDeclarations.applicationId} is not null`,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .leftJoin(affirmativeDeclarations, eq(affirmativeDeclarations.applicationId, applications.id))
    .where(and(...conditions))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(wanted.limit);
}

/** Without the company's reasons: the columns that a candidate's track is built from, oldest first. */
export function listSteps(database: Database, applicationIds: string[]) {
  return database
    .select({
      applicationId: applicationHistory.applicationId,
      event: applicationHistory.event,
      toStage: applicationHistory.toStage,
      at: applicationHistory.at,
    })
    .from(applicationHistory)
    .where(inArray(applicationHistory.applicationId, applicationIds))
    .orderBy(asc(applicationHistory.at), asc(applicationHistory.id));
}
