import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { clockifyConnections, clockifyEntries, clockifyPeople } from './tables.ts';

/** The projects that a person connected with Clockify, whom they are there, and their entries that were not taken. */
export async function collectOwnClockify(database: Database, userId: string) {
  const { outsideWorkspaceName: workspace, outsideProjectName, connectedAt } = clockifyConnections;
  const connected = await database
    .select({ project: projects.title, workspace, projectThere: outsideProjectName, connectedAt })
    .from(clockifyConnections)
    .innerJoin(projects, eq(projects.id, clockifyConnections.projectId))
    .where(eq(clockifyConnections.connectedBy, userId))
    .orderBy(asc(connectedAt));
  const linked = await database
    .select({ project: projects.title, nameThere: clockifyPeople.name })
    .from(clockifyPeople)
    .innerJoin(projects, eq(projects.id, clockifyPeople.projectId))
    .where(eq(clockifyPeople.memberId, userId))
    .orderBy(asc(projects.title));
  const { startedAt, endedAt, description, state } = clockifyEntries;
  const notTaken = await database
    .select({ project: projects.title, startedAt, endedAt, description, state })
    .from(clockifyEntries)
    .innerJoin(
      clockifyPeople,
      and(
        eq(clockifyPeople.projectId, clockifyEntries.projectId),
        eq(clockifyPeople.outsideUserId, clockifyEntries.outsideUserId),
      ),
    )
    .innerJoin(projects, eq(projects.id, clockifyEntries.projectId))
    .where(and(eq(clockifyPeople.memberId, userId), ne(state, 'taken')))
    .orderBy(asc(startedAt));
  return { connected, linked, notTaken };
}

/** A key is its person's: the connections with it end. Whom a person is there is forgotten, with what was not taken of them. */
export async function eraseOwnClockify(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(clockifyConnections).where(eq(clockifyConnections.connectedBy, userId));
  await transaction.delete(clockifyPeople).where(eq(clockifyPeople.memberId, userId));
  await transaction
    .update(clockifyPeople)
    .set({ suggestedMemberId: null })
    .where(eq(clockifyPeople.suggestedMemberId, userId));
}
