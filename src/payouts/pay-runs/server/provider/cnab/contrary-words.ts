import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { FailureReason } from '#payouts/pay-runs/rules/payment-states.ts';
import { tellPaidTwice } from '#payouts/pay-runs/server/mail-payment.ts';
import { askForPayment, lockPayment, paymentApproval } from '#payouts/pay-runs/server/mending/payment-approval.ts';
import { hasOpenRequest } from '#payouts/pay-runs/server/payment-conditions.ts';
import { cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/run-job.ts';
import { takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

/**
 * A file says that a payment which reached somebody came back. Whoever brings the file could have written it to have the person paid twice, so a
 * second administrator looks at the bank’s statement first. One that was asked about before is not asked about again.
 */
export async function askFileReturn(
  transaction: Database,
  { paymentId, attempt }: { paymentId: string; attempt: number },
  { reason, askedBy, now }: { reason: FailureReason; askedBy: string; now: Date },
): Promise<void> {
  if (await hasOpenRequest(transaction, paymentId)) return;
  const payment = await lockPayment(transaction, paymentId);
  const more = { reason, attempt };
  await askForPayment(transaction, 'fileReturn', payment, { askedBy, reasons: ['bankFile'], more, now });
}

/**
 * The bank’s word holds from now on, for the attempt that the file named: the bank may have paid another one, too. The payment hears of it at
 * once.
 */
export const fileReturnApproval = paymentApproval('fileReturn', {
  carryOut: async (transaction, { aboutId: paymentId, details }, { now }) => {
    // The first requests named no attempt.
    const isNamed = details.attempt === undefined ? undefined : eq(cnabPayments.attempt, Number(details.attempt));
    await transaction
      .update(cnabPayments)
      .set({ outcome: 'returned', reason: details.reason as FailureReason, answeredAt: now })
      .where(and(eq(cnabPayments.paymentId, paymentId), eq(cnabPayments.outcome, 'paid'), isNamed));
    await transaction
      .update(payments)
      .set({ lookAt: now })
      .where(and(eq(payments.id, paymentId), eq(payments.state, 'paid')));
  },
  goOn: triggerRunJob,
});

interface LateWord extends Record<string, unknown> {
  /** The attempt that the bank paid. */
  id: string;
  attempt: number;
  paidAt: string;
  paymentId: string;
  /** The bank has no later attempt, and nobody paid by hand. */
  isStoppable: boolean;
}

/**
 * Looks at payments whose attempt was heard of, and finds what the bank paid although another attempt was asked for since. One that is in no file yet is stopped,
 * and the payment is paid. Where the bank may have another one, or somebody paid by hand, every administrator is told at once; answers which those are.
 */
export async function takeLateWords(
  transaction: Database,
  paymentIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await transaction.execute<LateWord>(sql`
    select c.id, c.attempt, c.paid_at as "paidAt", p.id as "paymentId",
      p.state in ('waiting', 'sending', 'failed') and not exists (
        select from cnab_payments later where later.payment_id = p.id and later.attempt > c.attempt
        and later.outcome in ('sent', 'paid')) as "isStoppable"
    from cnab_payments c join payments p on p.id = c.payment_id
    where c.payment_id = any(${sql.param(paymentIds)}::uuid[]) and c.outcome = 'paid'
      and (c.attempt < p.attempt or p.state in ('waiting', 'paidByHand'))
    order by p.id, c.attempt for update of p`);
  const stopped = rows.filter(({ isStoppable }) => isStoppable);
  for (const word of stopped) await stopLater(transaction, word, now);
  const twice = [...new Set(rows.filter((row) => !row.isStoppable).map(({ paymentId }) => paymentId))];
  for (const paymentId of twice) await tellPaidTwice(transaction, paymentId);
  return twice;
}

/** The payment goes back to the attempt that the bank paid. */
async function stopLater(transaction: Database, { id, attempt, paidAt, paymentId }: LateWord, now: Date) {
  await transaction
    .delete(cnabPayments)
    .where(and(eq(cnabPayments.paymentId, paymentId), eq(cnabPayments.outcome, 'waiting')));
  await transaction
    .update(payments)
    .set({ state: 'sending', attempt, reference: id, provider: 'cnab' })
    .where(eq(payments.id, paymentId));
  await takeStepWithin(transaction, {
    ...{ paymentId, attempt, step: 'succeed', reason: null, paidAt: new Date(paidAt), actorId: null, now },
  });
}
