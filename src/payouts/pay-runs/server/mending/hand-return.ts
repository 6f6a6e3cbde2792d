import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { listPaidPeople } from '#payouts/pay-runs/server/list-paid-people.ts';
import { takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { HAND_RETURN_KIND, hasOpenRequest } from './has-open-request.ts';
import { askForPayment, describePayment, lockPayment } from './payment-approval.ts';

/**
 * Asks a second administrator to confirm that a bank sent back what was paid outside of the product; no provider says so. Whoever could say it
 * alone could have it paid twice. Throws `payouts.notPaidByHand`, `second-approvals.alreadyAsked`.
 */
export async function askHandReturn(context: SignedInContext, paymentId: string): Promise<void> {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (payment.state !== 'paidByHand') throw payoutsErrors.notPaidByHand();
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    await askForPayment(transaction, payment, {
      ...{ kind: HAND_RETURN_KIND, name: payoutsHappenings.handReturnAsked, askedBy: session.userId, now },
    });
  });
}

/** The money is owed to the person again, who is told; it is sent or paid by hand like everything that came back. */
export const handReturnApproval: ApprovalKind = {
  describe: describePayment(HAND_RETURN_KIND),
  listPeople: listPaidPeople,
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const { state, attempt } = await lockPayment(transaction, paymentId);
    if (state !== 'paidByHand') throw payoutsErrors.notPaidByHand();
    const step = {
      paymentId,
      attempt,
      step: 'returnByHand',
      reason: 'returnedByBank',
      actorId,
      now,
    } as const;
    await takeStepWithin(transaction, step);
  },
  drop: async () => {},
};
