import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { eraseTicketsAbout } from '#support/server/own-data.ts';
import { hirePrices, professionalEvents, projectProfessionals } from './tables.ts';

/** The projects that a person was hired for, for the export of the person's data. */
export function collectOwnWork(database: Database, memberId: string) {
  const { state, paymentBlockedAt, hiredAt, endedAt } = projectProfessionals;
  return database
    .select({ project: projects.title, position: positions.title, state, paymentBlockedAt, hiredAt, endedAt })
    .from(projectProfessionals)
    .innerJoin(projects, eq(projects.id, projectProfessionals.projectId))
    .innerJoin(positions, eq(positions.id, projectProfessionals.positionId))
    .where(eq(projectProfessionals.memberId, memberId))
    .orderBy(asc(hiredAt));
}

/**
 * The reasons why companies blocked, replaced or deactivated a person, and why administrators set a price, are deleted with the account; the
 * fact and the dates of the work are retained.
 */
export async function eraseReasonsAbout(transaction: Database, memberId: string): Promise<void> {
  const rows = await transaction
    .update(projectProfessionals)
    .set({ financeNote: null })
    .where(eq(projectProfessionals.memberId, memberId))
    .returning({ id: projectProfessionals.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction
    .update(professionalEvents)
    .set({ reason: null })
    .where(inArray(professionalEvents.professionalId, ids));
  await transaction.update(hirePrices).set({ reason: '' }).where(inArray(hirePrices.hireId, ids));
  await eraseTicketsAbout(transaction, ids);
}
