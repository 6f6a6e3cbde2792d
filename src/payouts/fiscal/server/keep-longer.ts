import { and, eq, lt } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { keptUntil } from '#payouts/fiscal/rules/kept-until.ts';
import { fiscalIdentities } from './tables.ts';

/** Somebody was paid, or sent money back, after the account was deleted: the five years begin anew. */
export async function keepLonger(transaction: Database, memberId: string, now: Date): Promise<void> {
  const day = keptUntil(dateInSaoPaulo(now));
  await transaction
    .update(fiscalIdentities)
    .set({ keptUntil: day })
    .where(and(eq(fiscalIdentities.memberId, memberId), lt(fiscalIdentities.keptUntil, day)));
}
