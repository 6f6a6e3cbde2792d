import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { isPaid, nextPaymentLook, paymentAfter, type PaymentStep } from '#payouts/pay-runs/rules/payment-states.ts';
import { mailPayment, paymentHappenings } from './mail-payment.ts';
import type { PayoutReport } from './provider/payout-provider.ts';
import { findPayoutProvider } from './provider/find-payout-provider.ts';
import { hasOpenRequest, isCredited, isStopped } from './payment-conditions.ts';
import { forgetKeysOfGone } from './payment-keys.ts';
import { postPaid, postReturned } from './post-payment.ts';
import { type Payment, payments, payRuns } from './tables.ts';

type Around = Parameters<typeof findPayoutProvider>[0];

/**
 * The one way in which a payment goes on: sends it once its hours are debited, asks the provider, and takes what it says. It may be called by
 * anybody at any time and as often as one likes; an attempt that the provider may have heard of is looked up before it is sent again.
 */
export async function settlePayment(context: Around, paymentId: string): Promise<void> {
  const { database } = context;
  const provider = findPayoutProvider(context);
  if (!provider) return postpone(database, paymentId);
  const payment = await beginSending(context, paymentId);
  if (!payment) return;
  const requestKey = `${paymentId}:${payment.attempt}`;
  let { reference } = payment;
  if (reference === null) {
    // Nobody knows this attempt: what came back after it was paid by hand is sent when somebody asks for it.
    const { state, cents, keyKind, key } = payment;
    if (state !== 'sending' || keyKind === null || key === null) return;
    reference = (await provider.find(requestKey)) ?? (await provider.send({ requestKey, cents, keyKind, key }));
    await database
      .update(payments)
      .set({ reference, provider: context.settings.payoutProvider })
      .where(and(eq(payments.id, paymentId), eq(payments.attempt, payment.attempt), isNull(payments.reference)));
  }
  await takeReport(context, payment, await provider.read(reference));
}

/** Nobody pays it by itself: nobody looks until an administrator does. */
async function postpone(database: Database, paymentId: string): Promise<void> {
  await database.update(payments).set({ lookAt: null }).where(eq(payments.id, paymentId));
}

/** A payment whose turn it is, as it is after it was marked as being sent; null: not yet, or not any more. */
async function beginSending({ database, now }: Around, paymentId: string): Promise<Payment | null> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!payment) return null;
    if (payment.state !== 'waiting') return payment.attempt > 0 ? payment : null;
    if (!(await isCredited(transaction, paymentId))) return null;
    // What PIX cannot pay waits for somebody’s hand.
    if (payment.key === null) {
      await postpone(transaction, paymentId);
      await announceWaiting(transaction, { team: true });
      return null;
    }
    const lookAt = nextPaymentLook('sending', { now, paidAt: null });
    // Blocked after its hours were debited, or after it was to be sent again: it waits, and is looked at until that is lifted.
    if ((await hasOpenRequest(transaction, paymentId)) || (await isStopped(transaction, paymentId))) {
      await transaction.update(payments).set({ lookAt }).where(eq(payments.id, paymentId));
      return null;
    }
    const [sending] = await transaction
      .update(payments)
      .set({ state: 'sending', attempt: sql`${payments.attempt} + 1`, reference: null, reason: null, lookAt })
      .where(eq(payments.id, paymentId))
      .returning();
    return sending!;
  });
}

const stepOf = { paid: 'succeed', failed: 'fail', returned: 'return', processing: null } as const;

async function takeReport({ database, now }: Around, { id, attempt }: Payment, report: PayoutReport): Promise<void> {
  const paidAt = 'paidAt' in report ? report.paidAt : null;
  const reason = 'reason' in report ? report.reason : null;
  const heard = { paymentId: id, attempt, paidAt, actorId: null, now };
  await database.transaction(async (transaction) => {
    // A payment that came back was paid first.
    if (report.state === 'returned') await takeStepWithin(transaction, { ...heard, step: 'succeed', reason: null });
    await takeStepWithin(transaction, { ...heard, step: stepOf[report.state], reason });
  });
}

interface StepToTake {
  paymentId: string;
  /** What was heard of an earlier attempt says nothing of this one. */
  attempt: number;
  step: PaymentStep | null;
  reason: Payment['reason'];
  /** When the money left, as the provider says; absent: now. */
  paidAt?: Date | null;
  actorId: string | null;
  now: Date;
}

/** Takes a step of a payment, with the money that moves by it, the hours that are paid and the mail. */
export async function takeStepWithin(transaction: Database, asked: StepToTake): Promise<boolean> {
  const { paymentId, attempt, step, reason, actorId, now } = asked;
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment || payment.attempt !== attempt) return false;
  const state = step && paymentAfter(payment.state, step);
  if (!state) {
    const lookAt = nextPaymentLook(payment.state, { now, paidAt: payment.paidAt });
    await transaction.update(payments).set({ lookAt }).where(eq(payments.id, paymentId));
    return false;
  }
  // The ledger posts it now, because its closed days never change; statements of a year go by the day on which the money moved.
  const paidAt = isPaid(state) ? earlier(asked.paidAt ?? now, now) : payment.paidAt;
  // What two administrators did counts as an attempt once it came back: each attempt is posted once, and the next may be theirs too.
  const cameBackToHand = step === 'returnByHand';
  await transaction
    .update(payments)
    .set({
      ...{ state, reason, paidAt, lookAt: nextPaymentLook(state, { now, paidAt }) },
      ...(cameBackToHand && { attempt: attempt + 1, reference: null }),
    })
    .where(eq(payments.id, paymentId));
  if (isPaid(state)) await postPaid(transaction, { ...payment, state }, now);
  if (state === 'returned') await postReturned(transaction, payment, now);
  const isByHand = state === 'paidByHand' || cameBackToHand;
  const news = isPaid(state) ? 'paid' : state === 'failed' || state === 'returned' ? state : null;
  if (news) {
    await recordPayout(transaction, paymentHappenings[news], actorId, { paymentId, userId: payment.memberId });
    await mailPayment(transaction, news, { ...payment, isByHand, reason });
  }
  await forgetKeysOfGone(transaction, eq(payments.id, paymentId));
  await announceWaiting(transaction, { team: true, userIds: [payment.memberId] });
  return true;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Runs are done when each of their payments has an end; one run, or all of them once a turn, because it reads their payments. */
export async function endRuns(transaction: Database, now: Date, onlyId?: string): Promise<void> {
  const done = await transaction
    .update(payRuns)
    .set({ state: 'done', endedAt: now })
    .where(
      and(
        eq(payRuns.state, 'running'),
        onlyId === undefined ? undefined : eq(payRuns.id, onlyId),
        sql`not exists (select from payments y where y.run_id = ${payRuns.id} and y.state in ('waiting', 'sending'))`,
      ),
    )
    .returning({ runId: payRuns.id });
  for (const ids of done) await recordPayout(transaction, 'payRunDone', null, ids);
}
