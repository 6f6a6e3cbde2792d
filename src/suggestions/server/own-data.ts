import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { matchRatings, positionInvitations } from './tables.ts';

/**
 * Invitations that a person received and sent, and their ratings of suggestions, for the export of the person's data; without the names of
 * rated people.
 */
export async function collectOwnSuggestions(database: Database, userId: string) {
  const { message, createdAt, declinedAt } = positionInvitations;
  const invitations = (isOwn: ReturnType<typeof eq>) =>
    database
      .select({ position: positions.title, company: positions.companyName, message, createdAt, declinedAt })
      .from(positionInvitations)
      .innerJoin(positions, eq(positions.id, positionInvitations.positionId))
      .where(isOwn)
      .orderBy(asc(createdAt));
  const [received, sent, ratings] = await Promise.all([
    invitations(eq(positionInvitations.memberId, userId)),
    invitations(eq(positionInvitations.invitedBy, userId)),
    database
      .select({
        position: positions.title,
        verdict: matchRatings.verdict,
        note: matchRatings.note,
        updatedAt: matchRatings.updatedAt,
      })
      .from(matchRatings)
      .innerJoin(positions, eq(positions.id, matchRatings.positionId))
      .where(eq(matchRatings.raterId, userId))
      .orderBy(asc(matchRatings.createdAt)),
  ]);
  return { received, sent, ratings };
}

/** Invitations to a person and the staff's ratings of them are deleted with the account. */
export async function eraseSuggestionsOf(transaction: Database, memberId: string): Promise<void> {
  await transaction.delete(positionInvitations).where(eq(positionInvitations.memberId, memberId));
  await transaction.delete(matchRatings).where(eq(matchRatings.memberId, memberId));
}
