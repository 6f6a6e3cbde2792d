import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { repayDebts } from './repay-debts.ts';
import { takeDispute } from './take-dispute.ts';

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
