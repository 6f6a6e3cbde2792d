import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { negotiationAgreements, negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** The offers and answers in a member's own negotiations, for the export of the person's data. */
export function collectOwnNegotiations(database: Database, memberId: string) {
  const {
    number,
    side,
    kind,
    monthlyHours,
    hourlyNet,
    hourlyGross,
    startDate,
    netIsPaidOut,
    message,
    expiresAt,
    createdAt,
  } = negotiationInteractions;
  return database
    .select({
      position: positions.title,
      company: positions.companyName,
      state: negotiations.state,
      currency: negotiations.currency,
      number,
      side,
      kind,
      monthlyHours,
      hourlyNet,
      hourlyGross,
      startDate,
      netIsPaidOut,
      message,
      expiresAt,
      saidAt: createdAt,
      agreed: sql<boolean>`${negotiationAgreements.offerId} is not null`,
    })
    .from(negotiationInteractions)
    .innerJoin(negotiations, eq(negotiations.id, negotiationInteractions.negotiationId))
    .innerJoin(applications, eq(applications.id, negotiations.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .leftJoin(negotiationAgreements, eq(negotiationAgreements.offerId, negotiationInteractions.id))
    .where(eq(applications.memberId, memberId))
    .orderBy(asc(createdAt), asc(number));
}

/** Both sides' texts are deleted with the account; the bare figures remain as the company's record of the agreement. */
export async function eraseOwnNegotiations(transaction: Database, memberId: string): Promise<void> {
  const own = transaction
    .select({ id: negotiations.id })
    .from(negotiations)
    .innerJoin(applications, eq(applications.id, negotiations.applicationId))
    .where(eq(applications.memberId, memberId));
  await transaction
    .update(negotiationInteractions)
    .set({ message: '' })
    .where(and(inArray(negotiationInteractions.negotiationId, own), ne(negotiationInteractions.message, '')));
}
