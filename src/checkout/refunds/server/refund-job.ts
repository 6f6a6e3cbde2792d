import { and, asc, eq, inArray, lte } from 'drizzle-orm';
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
    const waiting = await database
      .select()
      .from(refunds)
      .where(and(eq(refunds.way, 'provider'), inArray(refunds.state, ['asked', 'sent'])))
      .orderBy(asc(refunds.createdAt))
      .limit(AT_ONCE);
    const made = await database
      .select()
      .from(refunds)
      .where(lte(refunds.lookAt, now))
      .orderBy(asc(refunds.lookAt))
      .limit(AT_ONCE);
    for (const refund of [...waiting, ...made]) await tryToSettle(context, refund);
  },
};

async function tryToSettle(context: JobContext, refund: Refund): Promise<void> {
  try {
    await settleRefund(context, refund.id);
  } catch (failure) {
    context.log.warn({ problem: describeProblem(failure), refundId: refund.id }, 'a refund could not be settled');
    // Whoever is not answered about waits too, so that all others get their turn.
    if (refund.state === 'done') await planNextLook(context, refund);
  }
}
