import { and, eq, inArray, isNull } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { announceNegotiation } from '#negotiations/server/live-topics.ts';
import { negotiationAgreements, negotiations } from '#negotiations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { takeAgreement } from '#projects/professionals/server/take-agreement.ts';

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
    .returning();
  const [figures] = taken;
  if (!figures) return;
  const [place] = await transaction
    .select({ positionId: applications.positionId })
    .from(applications)
    .where(eq(applications.id, hire.applicationId));
  await takeAgreement(transaction, { ...place!, memberId: hire.memberId, figures, now: hire.now });
  await announceNegotiation(transaction, hire);
}
