import { and, eq, inArray } from 'drizzle-orm';
import { affirmativeDeclarations } from '#applications/declarations/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** The member's application with the groups that its vacancy is for, and the declaration. */
export async function findOwnDeclaration(database: Database, memberId: string, applicationId: string) {
  const [row] = await database
    .select({
      status: { stage: applications.stage, state: applications.state, toldStage: applications.toldStage },
      asked: positions.affirmativeTargets,
      declaration: affirmativeDeclarations,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .leftJoin(affirmativeDeclarations, eq(affirmativeDeclarations.applicationId, applications.id))
    .where(and(eq(applications.id, applicationId), eq(applications.memberId, memberId)));
  return row ?? null;
}

/** Locks the application, so that a concurrent withdrawal waits and then deletes what was just written. */
export async function lockOwnApplication(transaction: Database, memberId: string, applicationId: string) {
  await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.memberId, memberId)))
    .for('update');
}

export async function findDeclaration(database: Database, applicationId: string) {
  const [row] = await database
    .select({ declaration: affirmativeDeclarations, asked: positions.affirmativeTargets })
    .from(affirmativeDeclarations)
    .innerJoin(applications, eq(applications.id, affirmativeDeclarations.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(affirmativeDeclarations.applicationId, applicationId));
  return row ?? null;
}

export function listOwnDeclarations(database: Database, memberId: string) {
  return database
    .select({ declaration: affirmativeDeclarations })
    .from(affirmativeDeclarations)
    .innerJoin(applications, eq(applications.id, affirmativeDeclarations.applicationId))
    .where(eq(applications.memberId, memberId));
}

/** Returns the ids of the applications that had a declaration. */
export async function deleteDeclarations(transaction: Database, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const deleted = await transaction
    .delete(affirmativeDeclarations)
    .where(inArray(affirmativeDeclarations.applicationId, [...applicationIds]))
    .returning({ id: affirmativeDeclarations.applicationId });
  return deleted.map(({ id }) => id);
}

export async function deleteDeclarationsOf(transaction: Database, memberId: string): Promise<void> {
  const own = transaction.select({ id: applications.id }).from(applications).where(eq(applications.memberId, memberId));
  await transaction.delete(affirmativeDeclarations).where(inArray(affirmativeDeclarations.applicationId, own));
}
