import { and, eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { refundsPath } from '#checkout/paths.ts';
import { isByHand } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import { moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import { requireNoDifference } from '#wallet/ledger/server/open-differences.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { returnRefund } from './return-refund.ts';
import { endRefund, settleRefundsJob } from './settle-refund.ts';
import { type Refund, refunds } from './tables.ts';
import { requireNoDebt } from '#wallet/ledger/server/read-balances.ts';

export const REFUND_KIND = 'refund';
export const REFUND_RETURN_KIND = 'refundReturn';

/** What is asked about, as it is frozen. */
async function readDetails(transaction: Database, refundId: string): Promise<ApprovalDetails> {
  const { cents, currency, orderId } = refunds;
  const [details] = await transaction
    .select({ company: workspaces.company, cents, currency, orderId, method: orders.method })
    .from(refunds)
    .innerJoin(workspaces, eq(workspaces.id, refunds.workspaceId))
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  return details!;
}

/** Keeps a refund from its provider until a second administrator has approved it; its credits stay set aside. */
export async function askRefundApproval(
  transaction: Database,
  { id: refundId, reason: note, askedBy }: Refund,
  { reasons, now }: { reasons: readonly ApprovalReason[]; now: Date },
): Promise<void> {
  await transaction.update(refunds).set({ waitsForApproval: true }).where(eq(refunds.id, refundId));
  const details = await readDetails(transaction, refundId);
  await requestApproval(transaction, {
    ...{ kind: REFUND_KIND, words: refundApproval, aboutId: refundId, details, note, askedBy, reasons, now },
  });
}

/**
 * Approved, the provider is asked; refused, the credits are in the wallet again. Throws `wallet.inDebt`, `wallet.ledgerDiffers`, as it does where it
 * is asked for.
 */
export const refundApproval: ApprovalKind = {
  describe: describeRefund('checkout/refunds:approval'),
  carryOut: async (transaction, { aboutId: refundId }, { now }) => {
    const [refund] = await transaction
      .update(refunds)
      .set({ waitsForApproval: false })
      .where(eq(refunds.id, refundId))
      .returning();
    // The bank may have taken the payment back after the refund was asked for, or a proof found a difference.
    await requireNoDebt(transaction, refund!.workspaceId, refund!.currency);
    await requireNoDifference(transaction, refund!.workspaceId);
    await moveOutgoing(transaction, refundId, now);
  },
  // When the queue does not answer, the job runs within ten minutes by itself.
  goOn: ({ queue, log }) =>
    queue
      .send(settleRefundsJob.name, {})
      .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'the refund is made later')),
  drop: async (transaction, { aboutId: refundId }, { now }) => {
    const waits = and(eq(refunds.id, refundId), eq(refunds.waitsForApproval, true));
    const [dropped] = await transaction.update(refunds).set({ waitsForApproval: false }).where(waits).returning();
    if (dropped) await endRefund(transaction, { now }, refundId, { state: 'failed', reference: null, actorId: null });
  },
};

/**
 * Asks a second administrator to confirm that a bank sent back a refund that was paid by hand; no provider says so, and whoever could say it
 * alone could give credits away. Throws `checkout.refundNotByHand`, `second-approvals.alreadyAsked`.
 */
export async function askReturn(context: SignedInContext, refundId: string): Promise<void> {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const { workspaceId } = await lockPaidByHand(transaction, refundId);
    const details = await readDetails(transaction, refundId);
    await recordHappening(transaction, {
      ...{ name: checkoutHappenings.refundReturnAsked, workspaceId, actorId: session.userId },
      ids: { refundId },
    });
    await requestApproval(transaction, {
      ...{ kind: REFUND_RETURN_KIND, words: refundReturnApproval, aboutId: refundId, details },
      ...{ askedBy: session.userId, now },
    });
  });
}

/** The credits are in the wallet again, and the owner is told. */
export const refundReturnApproval: ApprovalKind = {
  describe: describeRefund('checkout/refunds:returned.approval'),
  carryOut: async (transaction, { aboutId: refundId, decidedBy: actorId }, { now }) => {
    await lockPaidByHand(transaction, refundId);
    await returnRefund(transaction, refundId, { now, actorId });
  },
};

async function lockPaidByHand(transaction: Database, refundId: string) {
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (!refund) throw platformErrors.notFound();
  if (!isByHand(refund.way) || refund.state !== 'done') throw checkoutErrors.refundNotByHand();
  return refund;
}

function describeRefund(
  key: 'checkout/refunds:approval' | 'checkout/refunds:returned.approval',
): ApprovalKind['describe'] {
  return ({ details: { company, cents, currency, orderId, method } }, language) => {
    const title = translate(language, key, {
      amount: moneyInWords(Number(cents), currency as Currency, language),
      company: String(company ?? '') || translate(language, 'checkout/refunds:unnamed'),
    });
    if (!orderId || !method) return { title, path: refundsPath };
    const paidBy = translate(language, `checkout/orders:method.${method as PaymentMethod}`);
    const order = translate(language, 'checkout/orders:mail.order', { number: orderId, method: paidBy });
    return { title: `${title}. ${order}`, path: refundsPath };
  };
}
