import { asc, eq, lte } from 'drizzle-orm';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { debitHires } from './debit-hires.ts';
import { ADVANCE_RUNS } from './hurry-runs.ts';
import { endRun, settlePayment } from './settle-payment.ts';
import { payments, payRuns } from './tables.ts';

const AT_ONCE = 1_000;

/** Every minute, and when a run starts: debits, then payments whose turn it is. What fails is tried again at the next turn. */
export const advanceRunsJob: AnyJob = {
  name: ADVANCE_RUNS,
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: async (_data, context) => {
    const { database, log, now } = context;
    await debitHires(database, now);
    const due = await database
      .select({ id: payments.id })
      .from(payments)
      .where(lte(payments.lookAt, now))
      .orderBy(asc(payments.lookAt))
      .limit(AT_ONCE);
    for (const { id } of due)
      await settlePayment(context, id).catch((failure: unknown) =>
        log.warn({ problem: describeProblem(failure), paymentId: id }, 'a payment could not go on'),
      );
    // Runs of which every payment was dropped have nothing that would end them.
    const running = await database
      .select({ id: payRuns.id })
      .from(payRuns)
      .where(eq(payRuns.state, 'running'))
      .orderBy(asc(payRuns.id))
      .limit(AT_ONCE);
    for (const { id } of running) await database.transaction((transaction) => endRun(transaction, id, now));
  },
};
