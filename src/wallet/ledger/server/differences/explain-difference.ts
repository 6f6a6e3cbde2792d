import type { SignedInContext } from '#platform/http/request-context.ts';
import { askCounterEntry, type CounterEntry } from './counter-entry.ts';
import { keepExplanation, lockOpenDifference } from './keep-explanation.ts';

/**
 * Says why a difference is none that anybody has to wait for. Where money is wrong, a second administrator approves the counter-entry first.
 * Throws `wallet.differenceEnded`, `wallet.accountOfAnother`, `second-approvals.alreadyAsked`.
 */
export function explainDifference(
  { database, session, now }: SignedInContext,
  differenceId: string,
  { reason, counterEntry }: { reason: string; counterEntry: CounterEntry | null },
): Promise<{ asked: boolean }> {
  return database.transaction(async (transaction) => {
    const difference = await lockOpenDifference(transaction, differenceId);
    if (counterEntry)
      await askCounterEntry(transaction, difference, { ...counterEntry, reason, askedBy: session.userId, now });
    else await keepExplanation(transaction, differenceId, { reason, explainedBy: session.userId, explainedAt: now });
    return { asked: counterEntry !== null };
  });
}
