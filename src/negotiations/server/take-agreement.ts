import { and, eq, inArray, isNull } from 'drizzle-orm';
import { negotiationAgreements, negotiations } from '#negotiations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** The hire of a held application takes the figures in force along: from then on they are those of the hire. Without an agreement nothing happens. */
export async function takeAgreement(
  transaction: Database,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<void> {
  const inForce = transaction
    .select({ id: negotiations.id })
    .from(negotiations)
    .where(and(eq(negotiations.applicationId, applicationId), eq(negotiations.state, 'accepted')));
  await transaction
    .update(negotiationAgreements)
    .set({ hiredAt: now })
    .where(and(inArray(negotiationAgreements.negotiationId, inForce), isNull(negotiationAgreements.hiredAt)));
}
