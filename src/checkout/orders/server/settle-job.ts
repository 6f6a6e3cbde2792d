import { and, asc, eq, lte } from 'drizzle-orm';
import { findProvider } from './provider/find-provider.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { settleOrder } from './settle-order.ts';
import { orders } from './tables.ts';
import { repayDebts } from './disputes/debts.ts';
import { takeDispute } from './disputes/take-dispute.ts';

const AT_ONCE = 200;
const MINUTE_MS = 60_000;

/** Every minute: asks the provider about the orders whose turn it is, so that nothing hangs on a message that never came. */
export const settleOrdersJob: AnyJob = {
  name: 'settle-orders',
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: async (_data, context) => {
    const provider = findProvider(context);
    if (!provider) return;
    const due = await context.database
      .select({ id: orders.id })
      .from(orders)
      // Orders of a former provider stay as they are, and take no turn from others.
      .where(and(lte(orders.lookAt, context.now), eq(orders.provider, provider.name)))
      .orderBy(asc(orders.lookAt))
      .limit(AT_ONCE);
    for (const { id } of due)
      await settleOrder(context, id).catch(async (failure: unknown) => {
        context.log.warn({ problem: describeProblem(failure), orderId: id }, 'an order could not be settled');
        await takeLaterTurn(context, id);
      });
  },
};

/** What fails again and again comes after those that were not asked about yet. */
async function takeLaterTurn({ database, now }: JobContext, orderId: string): Promise<void> {
  await database
    .update(orders)
    .set({ lookAt: new Date(now.getTime() + MINUTE_MS) })
    .where(and(eq(orders.id, orderId), lte(orders.lookAt, now)));
}

const DAY_MS = 86_400_000;
/** Banks decide within three months. */
const WATCHED_DAYS = 120;

/** Every day, before the proof: asks for all disputes of the last months, so that none hangs on a message that never came. */
export const takeDisputesJob: AnyJob = {
  name: 'take-disputes',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '10 6 * * *',
  run: async (_data, context) => {
    const since = new Date(context.now.getTime() - WATCHED_DAYS * DAY_MS);
    const listed = (await findProvider(context)?.listDisputes(since)) ?? [];
    for (const { id } of listed)
      await takeDispute(context, id).catch((failure: unknown) =>
        context.log.warn({ problem: describeProblem(failure), disputeId: id }, 'a dispute could not be taken'),
      );
    await repayDebts(context.database, context.now);
  },
};
