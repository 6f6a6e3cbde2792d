import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { users } from '#accounts/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { positions, projects, projectStatusChanges } from './tables.ts';

export async function findCompanyName(database: Database, workspaceId: string): Promise<string> {
  const [workspace] = await database
    .select({ company: workspaces.company })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return workspace?.company ?? '';
}

/** What a company says of itself, which its vacancies show where they say nothing of their own. */
const companyTexts = { about: workspaces.about, culture: workspaces.culture };

export async function findCompany(database: Database, workspaceId: string) {
  const [found] = await database
    .select({ company: workspaces.company, companyTexts })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return found!;
}

export async function hasSource(database: Database, workspaceId: string, sources: string[]): Promise<boolean> {
  const found = await database
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.workspaceId, workspaceId), inArray(positions.source, sources)))
    .limit(1);
  return found.length > 0;
}

export async function findProject(database: Database, reach: Reach, projectId: string) {
  const [project] = await database
    .select({ project: projects, company: workspaces.company, companyTexts })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(and(eq(projects.id, projectId), withinReach(projects.workspaceId, reach)));
  return project ?? null;
}

/** Locks the project until the transaction ends. */
export async function lockProject(transaction: Database, reach: Reach, projectId: string) {
  const [project] = await transaction
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), withinReach(projects.workspaceId, reach)))
    .for('update');
  return project ?? null;
}

/** Locks a position in a transaction that has locked the project; removed ones are not found. */
export async function lockPosition(transaction: Database, projectId: string, positionIndex: number) {
  const [position] = await transaction
    .select()
    .from(positions)
    .where(
      and(
        eq(positions.projectId, projectId),
        eq(positions.positionIndex, positionIndex),
        ne(positions.state, 'removed'),
      ),
    )
    .for('update');
  return position ?? null;
}

/** In order, without removed ones. */
export function listPositions(database: Database, reach: Reach, projectId: string) {
  return database
    .select()
    .from(positions)
    .where(
      and(
        eq(positions.projectId, projectId),
        withinReach(positions.workspaceId, reach),
        ne(positions.state, 'removed'),
      ),
    )
    .orderBy(asc(positions.positionIndex));
}

export function listStatusChanges(database: Database, projectId: string) {
  return database
    .select({
      id: projectStatusChanges.id,
      from: projectStatusChanges.fromStatus,
      to: projectStatusChanges.toStatus,
      by: users.name,
      madeBy: projectStatusChanges.madeBy,
      reason: projectStatusChanges.reason,
      at: projectStatusChanges.at,
    })
    .from(projectStatusChanges)
    .leftJoin(users, eq(users.id, projectStatusChanges.actorId))
    .where(eq(projectStatusChanges.projectId, projectId))
    .orderBy(desc(projectStatusChanges.at), desc(projectStatusChanges.id))
    .limit(200);
}
