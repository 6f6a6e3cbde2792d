import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { isOpenDifference } from '#wallet/ledger/server/open-differences.ts';
import { ledgerDifferences } from '#wallet/ledger/server/tables.ts';

/** Throws `platform.notFound`, `wallet.differenceEnded`. */
export async function lockOpenDifference(transaction: Database, differenceId: string) {
  const isThis = eq(ledgerDifferences.id, differenceId);
  const [open] = await transaction.select().from(ledgerDifferences).where(and(isThis, isOpenDifference)).for('update');
  if (open) return open;
  throw (await transaction.$count(ledgerDifferences, isThis)) === 0
    ? platformErrors.notFound()
    : walletErrors.differenceEnded();
}

export async function keepExplanation(
  transaction: Database,
  differenceId: string,
  explanation: { reason: string; explainedBy: string; explainedAt: Date; transactionId?: string },
): Promise<void> {
  await transaction.update(ledgerDifferences).set(explanation).where(eq(ledgerDifferences.id, differenceId));
  await recordHappening(transaction, {
    ...{ name: walletHappenings.differenceExplained, workspaceId: null, actorId: explanation.explainedBy },
    ids: { differenceId },
  });
  await announceWaiting(transaction, { team: true });
}
