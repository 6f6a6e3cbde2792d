import { eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { countOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { paymentAfter } from '#payouts/pay-runs/rules/payment-states.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { listPricers } from '#payouts/pay-runs/server/freeze-run.ts';
import { hasOwnWord } from '#payouts/pay-runs/server/provider/find-payout-provider.ts';
import { hasOpenRequest, isCredited, isStopped } from '#payouts/pay-runs/server/payment-conditions.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/run-job.ts';
import { endRuns, takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { type Payment, payments, payRuns } from '#payouts/pay-runs/server/tables.ts';
import { askForPayment, lockPayment, paymentApproval } from './payment-approval.ts';

/**
 * Sends a payment that failed or came back again, to the person's key of now. It takes a second administrator for what `findApprovalReasons`
 * says: then the key is kept with the payment, so that just this one is approved. Throws `payouts.paymentEnded`, `payouts.paymentAbroad`,
 * `payouts.paymentBlocked`, `payouts.accountGone`, `payouts.keyStillWrong`, `second-approvals.alreadyAsked`.
 */
export async function retryPayment(context: SignedInContext, paymentId: string): Promise<{ asked: boolean }> {
  const { database, session, settings, now } = context;
  const asked = await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw payoutsErrors.paymentEnded();
    if (payment.currency !== 'BRL') throw payoutsErrors.paymentAbroad();
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    if (await isStopped(transaction, paymentId)) throw payoutsErrors.paymentBlocked();
    const { changedAt, ...key } = await readKeyOfNow(transaction, payment);
    const reasons = await countOutgoing(transaction, {
      ...{ aboutId: paymentId, cents: payment.cents, currency: 'BRL', dailyLimitCents: settings.dailyLimitCents, now },
      ...{ keysChangedAt: [changedAt], isBankFile: !hasOwnWord(payment.provider ?? settings.payoutProvider) },
    });
    if (reasons.length === 0) {
      await sendAgain(transaction, payment, { ...key, actorId: session.userId, now });
      return false;
    }
    await transaction.update(payments).set(key).where(eq(payments.id, paymentId));
    await askForPayment(transaction, 'paymentRetry', payment, { askedBy: session.userId, reasons, now });
    return true;
  });
  if (!asked) await triggerRunJob(context);
  return { asked };
}

/**
 * Asks a second administrator to confirm that a payment was made outside of the product. Throws `payouts.paymentEnded`, `payouts.paymentNotDue`,
 * `payouts.paymentBlocked`, `payouts.ledgerDiffers`.
 */
export async function askHandPayment({ database, session, now }: SignedInContext, paymentId: string) {
  return database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'payByHand') === null) throw payoutsErrors.paymentEnded();
    await requireDue(transaction, payment);
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    await askForPayment(transaction, 'handPayment', payment, {
      ...{ askedBy: session.userId, reasons: ['outside'], now },
      // Whoever set the price of hours in another currency, which no run asks two about, does not approve them.
      excluded: payment.currency === 'BRL' ? [] : await listPricers(transaction, payment.runId),
    });
    return { asked: true as const };
  });
}

/** Marked as paid by hand, nobody asks the provider any more. */
export const handApproval = paymentApproval('handPayment', {
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    await requireDue(transaction, payment);
    const { attempt, cents, currency } = payment;
    // Two decided already, so that it only counts for what else leaves today.
    await countOutgoing(transaction, { aboutId: paymentId, cents, currency, dailyLimitCents: 0, now });
    const step = { paymentId, attempt, step: 'payByHand', reason: null, actorId, now } as const;
    if (!(await takeStepWithin(transaction, step))) throw payoutsErrors.paymentEnded();
    await endRuns(transaction, now, payment.runId);
  },
});

/**
 * Asks a second administrator to confirm that a bank sent back what was paid outside of the product; no provider says so. Whoever could say it
 * alone could have it paid twice. Throws `payouts.notPaidByHand`, `second-approvals.alreadyAsked`.
 */
export async function askHandReturn({ database, session, now }: SignedInContext, paymentId: string) {
  return database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (payment.state !== 'paidByHand') throw payoutsErrors.notPaidByHand();
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    await askForPayment(transaction, 'handReturn', payment, { askedBy: session.userId, now });
    return { asked: true as const };
  });
}

/** The money is owed to the person again, who is told; it is sent or paid by hand like everything that came back. */
export const handReturnApproval = paymentApproval('handReturn', {
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const { state, attempt } = await lockPayment(transaction, paymentId);
    if (state !== 'paidByHand') throw payoutsErrors.notPaidByHand();
    const step = { paymentId, attempt, step: 'returnByHand', reason: 'returnedByBank', actorId, now } as const;
    await takeStepWithin(transaction, step);
  },
});

/** Sends it to the key that was approved; one that the person has changed since ends the request. It may have been blocked meanwhile, too. */
export const retryApproval = paymentApproval('paymentRetry', {
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw payoutsErrors.paymentEnded();
    if (await isStopped(transaction, paymentId)) throw payoutsErrors.paymentBlocked();
    const { keyKind, key } = await readKeyOfNow(transaction, payment);
    if (key !== payment.key || keyKind !== payment.keyKind) throw approvalErrors.contentChanged();
    await moveOutgoing(transaction, paymentId, now);
    await sendAgain(transaction, payment, { keyKind, key, actorId, now });
  },
  goOn: triggerRunJob,
});

/** Throws `payouts.accountGone`, `payouts.keyStillWrong`. */
async function readKeyOfNow(transaction: Database, { memberId }: Payment) {
  const person = await findPerson(transaction, memberId);
  if (!person || person.deletedAt !== null) throw payoutsErrors.accountGone();
  const details = (await readPaymentDetails(transaction, [memberId])).get(memberId);
  const key = details && readPixKey(details.pixKeyKind, details.pixKey);
  if (!details || !key) throw payoutsErrors.keyStillWrong();
  return { keyKind: details.pixKeyKind, key, changedAt: details.changedAt };
}

async function sendAgain(
  transaction: Database,
  { id: paymentId, runId, memberId: userId }: Payment,
  { actorId, now, ...key }: Pick<Payment, 'keyKind' | 'key'> & { actorId: string; now: Date },
): Promise<void> {
  await transaction
    .update(payments)
    .set({ ...key, state: 'waiting', lookAt: now })
    .where(eq(payments.id, paymentId));
  await transaction.update(payRuns).set({ state: 'running', endedAt: null }).where(eq(payRuns.id, runId));
  await recordPayout(transaction, 'paymentRetried', actorId, { paymentId, userId });
}

/**
 * A payment that failed or came back was credited before; one that waits may belong to a run that nobody has approved. Where a proof says that
 * the provider paid it after all, it would be paid twice.
 */
async function requireDue(transaction: Database, payment: Payment): Promise<void> {
  if (payment.state === 'waiting' && !(await isCredited(transaction, payment.id))) throw payoutsErrors.paymentNotDue();
  if (await ledgerDiffers(transaction)) throw payoutsErrors.ledgerDiffers();
  if (await isStopped(transaction, payment.id)) throw payoutsErrors.paymentBlocked();
}
