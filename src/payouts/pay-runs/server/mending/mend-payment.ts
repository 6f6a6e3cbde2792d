import { eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { paymentAfter } from '#payouts/pay-runs/rules/payment-states.ts';
import { CHANGED_KEY_HOURS } from '#payouts/pay-runs/rules/run-terms.ts';
import { isPaymentBlocked } from '#payouts/pay-runs/server/blocked-payments.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/trigger-run-job.ts';
import { isCredited } from '#payouts/pay-runs/server/is-credited.ts';
import { endRun, takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { type Payment, payments, payRuns } from '#payouts/pay-runs/server/tables.ts';
import { HAND_KIND, hasOpenRequest, NEW_KEY_KIND } from './has-open-request.ts';
import { askForPayment, describePayment, lockPayment } from './payment-approval.ts';

const HOUR_MS = 3_600_000;

/**
 * Sends a payment that failed or came back again, to the person's key of now. To a key that was changed within 48 hours only with a second
 * administrator. Throws `payouts.paymentEnded`, `payouts.paymentAbroad`, `payouts.paymentBlocked`, `payouts.accountGone`, `payouts.keyStillWrong`,
 * `second-approvals.alreadyAsked`.
 */
export async function retryPayment(context: SignedInContext, paymentId: string): Promise<{ asked: boolean }> {
  const { database, session, now } = context;
  const asked = await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw payoutsErrors.paymentEnded();
    if (payment.currency !== 'BRL') throw payoutsErrors.paymentAbroad();
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    if (await isPaymentBlocked(transaction, paymentId)) throw payoutsErrors.paymentBlocked();
    const { changedAt, ...key } = await readKeyOfNow(transaction, payment);
    const isNew = changedAt !== null && now.getTime() - changedAt.getTime() < CHANGED_KEY_HOURS * HOUR_MS;
    if (!isNew) {
      await sendAgain(transaction, payment, { ...key, actorId: session.userId, now });
      return false;
    }
    await askForPayment(transaction, payment, {
      kind: NEW_KEY_KIND,
      name: payoutsHappenings.changedKeyAsked,
      askedBy: session.userId,
      now,
    });
    return true;
  });
  if (!asked) await triggerRunJob(context);
  return { asked };
}

/** Asks a second administrator to confirm that a payment was made outside of the product. Throws `payouts.paymentEnded`, `payouts.paymentNotDue`. */
export async function askHandPayment(context: SignedInContext, paymentId: string): Promise<void> {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'payByHand') === null) throw payoutsErrors.paymentEnded();
    await requireDue(transaction, payment);
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    await askForPayment(transaction, payment, {
      kind: HAND_KIND,
      name: payoutsHappenings.handPaymentAsked,
      askedBy: session.userId,
      now,
    });
  });
}

/** Marked as paid by hand, nobody asks the provider any more. */
export const handApproval: ApprovalKind = {
  describe: describePayment(HAND_KIND),
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    await requireDue(transaction, payment);
    const { attempt, runId } = payment;
    const step = { paymentId, attempt, step: 'payByHand', reason: null, actorId, now } as const;
    if (!(await takeStepWithin(transaction, step))) throw payoutsErrors.paymentEnded();
    await endRun(transaction, runId, now);
  },
  drop: async () => {},
};

/** The key is read anew when it is approved, and may have been changed again; so may the payment have been blocked. */
export const newKeyApproval: ApprovalKind = {
  describe: describePayment(NEW_KEY_KIND),
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw payoutsErrors.paymentEnded();
    if (await isPaymentBlocked(transaction, paymentId)) throw payoutsErrors.paymentBlocked();
    const { keyKind, key } = await readKeyOfNow(transaction, payment);
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

/** A payment that failed or came back was credited before; one that waits may belong to a run that nobody has approved. */
async function requireDue(transaction: Database, payment: Payment): Promise<void> {
  if (payment.state === 'waiting' && !(await isCredited(transaction, payment))) throw payoutsErrors.paymentNotDue();
}
