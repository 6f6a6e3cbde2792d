import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { cnabPayments } from './tables.ts';
import { tellPaidTwice } from './tell-paid-twice.ts';

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
