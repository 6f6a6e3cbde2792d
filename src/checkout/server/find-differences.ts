import { findOrderDifferences } from '#checkout/orders/server/prove-orders.ts';
import { findRefundDifferences } from '#checkout/refunds/server/prove-refunds.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';

/** Where orders, refunds, ledger and provider disagree. A provider that was silent once is not waited for again. */
export async function findDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  const ofOrders = await findOrderDifferences(context);
  const isSilent = ofOrders.some(({ kind }) => kind === 'silentProvider');
  return [...ofOrders, ...(await findRefundDifferences(context, { asksProvider: !isSilent }))];
}
