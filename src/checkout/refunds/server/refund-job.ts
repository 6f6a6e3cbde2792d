import { and, asc, eq, inArray } from 'drizzle-orm';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { settleRefund } from './settle-refund.ts';
import { refunds } from './tables.ts';

const AT_ONCE = 100;

/** Every ten minutes: asks the provider about refunds that are not done. */
export const settleRefundsJob: AnyJob = {
  name: 'settle-refunds',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: async (_data, context) => {
    const due = await context.database
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.way, 'provider'), inArray(refunds.state, ['asked', 'sent'])))
      .orderBy(asc(refunds.createdAt))
      .limit(AT_ONCE);
    for (const { id } of due)
      await settleRefund(context, id).catch((failure: unknown) =>
        context.log.warn({ problem: describeProblem(failure), refundId: id }, 'a refund could not be settled'),
      );
  },
};
