import { asc, eq } from 'drizzle-orm';
import { dismissedJobs } from '#jobs/opportunities/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** The vacancies that a member dismissed, for the export of the person's data. */
export async function collectDismissedJobs(database: Database, memberId: string) {
  return database
    .select({ position: positions.title, company: positions.companyName, dismissedAt: dismissedJobs.createdAt })
    .from(dismissedJobs)
    .innerJoin(positions, eq(positions.id, dismissedJobs.positionId))
    .where(eq(dismissedJobs.memberId, memberId))
    .orderBy(asc(dismissedJobs.createdAt));
}

export async function eraseDismissedJobs(transaction: Database, memberId: string): Promise<void> {
  await transaction.delete(dismissedJobs).where(eq(dismissedJobs.memberId, memberId));
}
