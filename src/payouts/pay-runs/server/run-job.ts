import { and, asc, eq, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { nextPaymentLook } from '#payouts/pay-runs/rules/payment-states.ts';
import { debitHires } from './debit-hires.ts';
import { endRuns, settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

const ADVANCE_RUNS = 'advance-pay-runs';
/** Debits and payments alternate, so that the first people are paid while others are still being debited. */
const AT_ONCE = 200;
/** The provider takes its time with each of them; so many connections of the database are used at most. */
const SENT_AT_ONCE = 5;
/** The next turn waits in the queue by then, and a process that stops gives up little. */
const TURN_MS = 50_000;

/**
 * Every minute, and when a run starts: debits, and payments whose turn it is, for most of a minute. What fails is tried again at the next turn.
 * While the ledger differs nobody is debited or paid; only what was sent already is asked about.
 */
export const advanceRunsJob: AnyJob = {
  name: ADVANCE_RUNS,
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: async (_data, context) => {
    const endsAt = performance.now() + TURN_MS;
    let lastHire: string | null = null;
    for (let isMore = true; isMore && performance.now() < endsAt;) {
      const isStopped = await ledgerDiffers(context.database);
      const debited: string | null = isStopped ? null : await debitHires(context, { after: lastHire, limit: AT_ONCE });
      lastHire = debited ?? lastHire;
      isMore = (await settleDue(context, { endsAt, isStopped })) === AT_ONCE || debited !== null;
    }
    await context.database.transaction((transaction) => endRuns(transaction, context.now));
  },
};

/** Asks the queue to advance the runs now. When it does not answer, its schedule does so within a minute. */
export async function triggerRunJob({ queue, log }: Pick<SignedInContext, 'queue' | 'log'>): Promise<void> {
  await queue
    .send(ADVANCE_RUNS, {})
    .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'pay runs go on a minute later'));
}

async function settleDue(
  context: JobContext,
  { endsAt, isStopped }: { endsAt: number; isStopped: boolean },
): Promise<number> {
  const { database, log, now } = context;
  const due = await database
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.lookAt, now), isStopped ? isKnown : or(isBegun, isDebited)))
    .orderBy(asc(payments.lookAt), asc(payments.id))
    .limit(AT_ONCE);
  const left = due.values();
  const settleSome = async () => {
    for (const { id } of left) {
      // A provider that never answers would hold the turn for minutes.
      if (performance.now() >= endsAt) return;
      await settlePayment(context, id).catch(async (failure: unknown) => {
        log.warn({ problem: describeProblem(failure), paymentId: id }, 'a payment could not go on');
        await postpone(context, id);
      });
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, settleSome));
  return due.length;
}

const isBegun = ne(payments.state, 'waiting');
/** One that was begun may not have reached its provider yet, and would be sent now. */
const isKnown = and(isBegun, isNotNull(payments.reference));

/** Each hour of it is debited or released; put so that no index of all such hours of a run is read for each payment. */
const isDebited = sql`not exists (select from pay_run_hires h
  where h.payment_id = ${payments.id} and num_nonnulls(h.transaction_id, h.released_at) = 0)`;

/** What fails again and again keeps nobody else waiting. */
async function postpone({ database, now }: JobContext, paymentId: string): Promise<void> {
  const lookAt = nextPaymentLook('sending', { now, paidAt: null });
  await database
    .update(payments)
    .set({ lookAt })
    .where(and(eq(payments.id, paymentId), lte(payments.lookAt, now)));
}
