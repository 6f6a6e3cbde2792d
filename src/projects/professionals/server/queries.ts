import { and, asc, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { lockProject } from '#projects/server/queries.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { professionalEvents, projectProfessionals, projectVacancies } from './tables.ts';

/** Locks a professional for a change. The project is locked first, as by every change of its positions. */
export async function lockProfessional(transaction: Database, reach: Reach, professionalId: string) {
  const [place] = await transaction
    .select({ projectId: projectProfessionals.projectId })
    .from(projectProfessionals)
    .where(and(eq(projectProfessionals.id, professionalId), withinReach(projectProfessionals.workspaceId, reach)));
  const project = place && (await lockProject(transaction, reach, place.projectId));
  if (!project) return null;
  const [row] = await transaction
    .select({ professional: projectProfessionals, position: positions, name: users.name })
    .from(projectProfessionals)
    .innerJoin(positions, eq(positions.id, projectProfessionals.positionId))
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(eq(projectProfessionals.id, professionalId))
    .for('update', { of: [projectProfessionals, positions] });
  return { ...row!, project };
}

/** Whether anyone was ever hired in a project. */
export async function hasProfessionals(database: Database, projectId: string): Promise<boolean> {
  return (await database.$count(projectProfessionals, eq(projectProfessionals.projectId, projectId))) > 0;
}

/** Active ones first, then by date of hire. */
export function listProfessionals(database: Database, projectId: string) {
  return database
    .select({
      professional: projectProfessionals,
      name: users.name,
      image: users.image,
      positionIndex: positions.positionIndex,
      positionTitle: positions.title,
      monthlyHours: positions.monthlyHours,
    })
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .innerJoin(positions, eq(positions.id, projectProfessionals.positionId))
    .where(eq(projectProfessionals.projectId, projectId))
    .orderBy(
      desc(isNull(projectProfessionals.endedAt)),
      asc(projectProfessionals.hiredAt),
      asc(projectProfessionals.id),
    );
}

/** All events of a project's professionals, latest first. */
export function listEvents(database: Database, professionalIds: string[]) {
  return database
    .select({
      professionalId: professionalEvents.professionalId,
      event: professionalEvents.event,
      reason: professionalEvents.reason,
      by: users.name,
      at: professionalEvents.at,
    })
    .from(professionalEvents)
    .leftJoin(users, eq(users.id, professionalEvents.actorId))
    .where(inArray(professionalEvents.professionalId, professionalIds))
    .orderBy(desc(professionalEvents.at), desc(professionalEvents.id));
}

export function listVacancies(database: Database, projectId: string) {
  return database
    .select({
      vacancy: projectVacancies,
      positionIndex: positions.positionIndex,
      positionState: positions.state,
      replaced: users.name,
    })
    .from(projectVacancies)
    .innerJoin(positions, eq(positions.id, projectVacancies.positionId))
    .leftJoin(projectProfessionals, eq(projectProfessionals.id, projectVacancies.replacesId))
    .leftJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(eq(projectVacancies.projectId, projectId))
    .orderBy(desc(projectVacancies.createdAt), desc(projectVacancies.id));
}

/** The positions that were added to a project after its brief, and as what. */
export async function listVacancyKinds(database: Database, projectId: string) {
  const rows = await database
    .select({ positionId: projectVacancies.positionId, kind: projectVacancies.kind })
    .from(projectVacancies)
    .where(eq(projectVacancies.projectId, projectId));
  return new Map(rows.map(({ positionId, kind }) => [positionId, kind]));
}

const SQUAD = 500;

/** The people who currently work for companies that the caller may access. */
export function listSquad(database: Database, reach: Reach) {
  return database
    .select({
      professionalId: projectProfessionals.id,
      memberId: projectProfessionals.memberId,
      name: users.name,
      image: users.image,
      state: projectProfessionals.state,
      projectId: projects.id,
      projectTitle: projects.title,
      positionTitle: positions.title,
    })
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .innerJoin(projects, eq(projects.id, projectProfessionals.projectId))
    .innerJoin(positions, eq(positions.id, projectProfessionals.positionId))
    .where(
      and(
        withinReach(projectProfessionals.workspaceId, reach),
        isNull(projectProfessionals.endedAt),
        notInArray(projects.status, ['finished', 'canceled']),
      ),
    )
    .orderBy(desc(projectProfessionals.hiredAt), desc(projectProfessionals.id))
    .limit(SQUAD);
}
