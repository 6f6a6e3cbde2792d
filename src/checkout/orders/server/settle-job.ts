import { asc, lte } from 'drizzle-orm';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { settleOrder } from './settle-order.ts';
import { orders } from './tables.ts';

const AT_ONCE = 200;

/** Every minute: asks the provider about the orders whose turn it is, so that nothing hangs on a message that never came. */
export const settleOrdersJob: AnyJob = {
  name: 'settle-orders',
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: async (_data, context) => {
    const due = await context.database
      .select({ id: orders.id })
      .from(orders)
      .where(lte(orders.lookAt, context.now))
      .orderBy(asc(orders.lookAt))
      .limit(AT_ONCE);
    for (const { id } of due)
      await settleOrder(context, id).catch((failure: unknown) =>
        context.log.warn({ problem: describeProblem(failure), orderId: id }, 'an order could not be settled'),
      );
  },
};
