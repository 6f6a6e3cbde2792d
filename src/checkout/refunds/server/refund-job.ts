import { and, asc, eq, getTableColumns, inArray, lte, type SQL } from 'drizzle-orm';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { planNextLook, settleRefund } from './settle-refund.ts';
import { type Refund, refunds } from './tables.ts';

const AT_ONCE = 100;

/** Every ten minutes: asks the provider about refunds that are not done, and about some that are, because banks send money back for weeks. */
export const settleRefundsJob: AnyJob = {
  name: 'settle-refunds',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: async (_data, context) => {
    const { database, now } = context;
    const provider = findProvider(context);
    if (!provider) return;
    // Refunds of a former provider stay as they are, and take no turn from others.
    const listDue = (isDue: SQL | undefined, by: typeof refunds.createdAt | typeof refunds.lookAt) =>
      database
        .select(getTableColumns(refunds))
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(and(isDue, eq(orders.provider, provider.name)))
        .orderBy(asc(by))
        .limit(AT_ONCE);
    const isWaiting = and(
      eq(refunds.way, 'provider'),
      eq(refunds.waitsForApproval, false),
      inArray(refunds.state, ['asked', 'sent']),
    );
    const waiting = await listDue(isWaiting, refunds.createdAt);
    const made = await listDue(lte(refunds.lookAt, now), refunds.lookAt);
    for (const refund of [...waiting, ...made]) await tryToSettle(context, refund);
  },
};

async function tryToSettle(context: JobContext, refund: Refund): Promise<void> {
  try {
    await settleRefund(context, refund.id);
  } catch (failure) {
    context.log.warn({ problem: describeProblem(failure), refundId: refund.id }, 'a refund could not be settled');
    // One that the provider does not answer about waits too, so that all others get their turn.
    if (refund.state === 'done') await planNextLook(context, refund);
  }
}
