import { eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { countOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { paymentAfter } from '#payouts/pay-runs/rules/payment-states.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { listPaidPeople } from './list-paid-people.ts';
import { hasOwnWord } from '#payouts/pay-runs/server/provider/find-payout-provider.ts';
import { isPaymentBlocked } from '#payouts/pay-runs/server/blocked-payments.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/trigger-run-job.ts';
import { isCredited } from '#payouts/pay-runs/server/is-credited.ts';
import { endRun, takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { type Payment, payments, payRuns } from '#payouts/pay-runs/server/tables.ts';
import { HAND_KIND, hasOpenRequest, RETRY_KIND } from './has-open-request.ts';
import { askForPayment, describePayment, lockPayment } from './payment-approval.ts';

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
    if (await isPaymentBlocked(transaction, paymentId)) throw payoutsErrors.paymentBlocked();
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
    await askForPayment(transaction, payment, {
      ...{ kind: RETRY_KIND, name: payoutsHappenings.retryAsked, askedBy: session.userId, reasons, now },
    });
    return true;
  });
  if (!asked) await triggerRunJob(context);
  return { asked };
}

/**
 * Asks a second administrator to confirm that a payment was made outside of the product. Throws `payouts.paymentEnded`, `payouts.paymentNotDue`,
 * `payouts.paymentBlocked`, `payouts.ledgerDiffers`.
 */
export async function askHandPayment(context: SignedInContext, paymentId: string): Promise<void> {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'payByHand') === null) throw payoutsErrors.paymentEnded();
    await requireDue(transaction, payment);
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    await askForPayment(transaction, payment, {
      ...{ kind: HAND_KIND, name: payoutsHappenings.handPaymentAsked, askedBy: session.userId, now },
      reasons: ['outside'],
    });
  });
}

/** Marked as paid by hand, nobody asks the provider any more. */
export const handApproval: ApprovalKind = {
  describe: describePayment(HAND_KIND),
  listPeople: listPaidPeople,
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    await requireDue(transaction, payment);
    const { attempt, runId, cents, currency } = payment;
    // Two decided already, so that it only counts for what else leaves today.
    await countOutgoing(transaction, { aboutId: paymentId, cents, currency, dailyLimitCents: 0, now });
    const step = { paymentId, attempt, step: 'payByHand', reason: null, actorId, now } as const;
    if (!(await takeStepWithin(transaction, step))) throw payoutsErrors.paymentEnded();
    await endRun(transaction, runId, now);
  },
  drop: async () => {},
};

/** Sends it to the key that was approved; one that the person has changed since ends the request. It may have been blocked meanwhile, too. */
export const retryApproval: ApprovalKind = {
  describe: describePayment(RETRY_KIND),
  listPeople: listPaidPeople,
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw payoutsErrors.paymentEnded();
    if (await isPaymentBlocked(transaction, paymentId)) throw payoutsErrors.paymentBlocked();
    const { keyKind, key } = await readKeyOfNow(transaction, payment);
    if (key !== payment.key || keyKind !== payment.keyKind) throw approvalErrors.contentChanged();
    await moveOutgoing(transaction, paymentId, now);
    await sendAgain(transaction, payment, { keyKind, key, actorId, now });
  },
  goOn: triggerRunJob,
  drop: async () => {},
};

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
  const name = payoutsHappenings.paymentRetried;
  await recordHappening(transaction, { name, workspaceId: null, actorId, ids: { paymentId, userId } });
}

/**
 * A payment that failed or came back was credited before; one that waits may belong to a run that nobody has approved. Where a proof says that
 * the provider paid it after all, it would be paid twice.
 */
async function requireDue(transaction: Database, payment: Payment): Promise<void> {
  if (payment.state === 'waiting' && !(await isCredited(transaction, payment))) throw payoutsErrors.paymentNotDue();
  if (await ledgerDiffers(transaction)) throw payoutsErrors.ledgerDiffers();
  if (await isPaymentBlocked(transaction, payment.id)) throw payoutsErrors.paymentBlocked();
}
