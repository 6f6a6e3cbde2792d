import { asc, eq } from 'drizzle-orm';
import { savedSearches, savedSearchHits } from '#jobs/alerts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** A member's saved searches and the vacancies they reported, for the export of the person's data. */
export async function collectOwnSearches(database: Database, memberId: string) {
  const { name, words, area, hiringModel, workModel, frequency, pausedAt, createdAt } = savedSearches;
  const { level, city, state, payFrom, english } = savedSearches;
  const filters = { area, hiringModel, workModel, level, city, state, payFrom, english };
  const searches = await database
    .select({ name, words, ...filters, frequency, pausedAt, createdAt })
    .from(savedSearches)
    .where(eq(savedSearches.memberId, memberId))
    .orderBy(asc(savedSearches.id));
  const { foundAt, settledAt } = savedSearchHits;
  const rows = await database
    .select({ title: positions.title, company: positions.companyName, foundAt, settledAt })
    .from(savedSearchHits)
    .innerJoin(positions, eq(positions.id, savedSearchHits.positionId))
    .where(eq(savedSearchHits.memberId, memberId))
    .orderBy(asc(foundAt));
  return { searches, told: rows };
}

export async function eraseOwnSearches(transaction: Database, memberId: string): Promise<void> {
  await transaction.delete(savedSearchHits).where(eq(savedSearchHits.memberId, memberId));
  await transaction.delete(savedSearches).where(eq(savedSearches.memberId, memberId));
}
