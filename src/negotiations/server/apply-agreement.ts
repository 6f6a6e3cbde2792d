import { and, eq, inArray, isNull } from 'drizzle-orm';
import { announceNegotiation } from '#negotiations/server/live-topics.ts';
import { negotiationAgreements, negotiations } from '#negotiations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

interface Hire {
  applicationId: string;
  memberId: string;
  now: Date;
}

/** Applies the agreed figures to the hire of a locked application. Without an agreement nothing happens. */
export async function applyAgreement(transaction: Database, hire: Hire): Promise<void> {
  const inForce = transaction
    .select({ id: negotiations.id })
    .from(negotiations)
    .where(and(eq(negotiations.applicationId, hire.applicationId), eq(negotiations.state, 'accepted')));
  const taken = await transaction
    .update(negotiationAgreements)
    .set({ hiredAt: hire.now })
    .where(and(inArray(negotiationAgreements.negotiationId, inForce), isNull(negotiationAgreements.hiredAt)))
    .returning({ id: negotiationAgreements.negotiationId });
  if (taken.length > 0) await announceNegotiation(transaction, hire);
}
