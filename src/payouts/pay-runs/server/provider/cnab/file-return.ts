import { and, eq } from 'drizzle-orm';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { listPaidPeople } from '#payouts/pay-runs/server/mending/list-paid-people.ts';
import { FILE_RETURN_KIND, hasOpenRequest } from '#payouts/pay-runs/server/mending/has-open-request.ts';
import { askForPayment, describePayment, lockPayment } from '#payouts/pay-runs/server/mending/payment-approval.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/trigger-run-job.ts';
import type { FailureReason } from '#payouts/pay-runs/rules/payment-states.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { cnabPayments } from './tables.ts';

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
  await askForPayment(transaction, payment, {
    ...{ kind: FILE_RETURN_KIND, name: payoutsHappenings.fileReturnAsked, askedBy, reasons: ['bankFile'], now },
    more: { reason, attempt },
  });
}

/**
 * The bank’s word holds from now on, for the attempt that the file named: the bank may have paid another one, too. The payment hears of it at
 * once.
 */
export const fileReturnApproval: ApprovalKind = {
  describe: describePayment(FILE_RETURN_KIND),
  listPeople: listPaidPeople,
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
  drop: async () => {},
};
