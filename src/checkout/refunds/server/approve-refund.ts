import { and, eq } from 'drizzle-orm';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import { moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import { type Order, orders } from '#checkout/orders/server/tables.ts';
import { refundsPath } from '#checkout/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { requireNoDifference } from '#wallet/ledger/server/open-differences.ts';
import { requireNoDebt } from '#wallet/ledger/server/require-no-debt.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { settleRefundsJob } from './refund-job.ts';
import { endRefund } from './settle-refund.ts';
import { refunds } from './tables.ts';

export const REFUND_KIND = 'refund';

interface RefundToApprove {
  refundId: string;
  workspaceId: string;
  orderId: string | null;
  cents: number;
  currency: Currency;
  reason: string;
  reasons: readonly ApprovalReason[];
  askedBy: string;
  now: Date;
}

/** Keeps a refund from its provider until a second administrator has approved it; its credits stay set aside. */
export async function askRefundApproval(
  transaction: Database,
  { refundId, workspaceId, orderId, cents, currency, reason: note, ...request }: RefundToApprove,
): Promise<void> {
  await transaction.update(refunds).set({ waitsForApproval: true }).where(eq(refunds.id, refundId));
  const [space] = await transaction
    .select({ company: workspaces.company })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const [order] = await transaction
    .select({ method: orders.method })
    .from(orders)
    .where(eq(orders.id, orderId ?? refundId));
  const details = { company: space!.company, cents, currency, orderId, method: order?.method ?? null };
  await requestApproval(transaction, {
    ...{ ...request, kind: REFUND_KIND, aboutId: refundId, details, note },
    describe: (language) => describeRefund('checkout/refunds:approval', details, language),
  });
}

/**
 * Approved, the provider is asked; refused, the credits are in the wallet again. Throws `wallet.inDebt`, `wallet.ledgerDiffers`, as it does where it
 * is asked for.
 */
export const refundApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: describeRefund('checkout/refunds:approval', details, language),
    facts: [],
    path: refundsPath,
  }),
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

/** What is asked about a refund, in words. */
export function describeRefund(
  key: 'checkout/refunds:approval' | 'checkout/refunds:returned.approval',
  { company, cents, currency, orderId, method }: ApprovalDetails,
  language: Language,
): string {
  const title = translate(language, key, {
    amount: moneyInWords(Number(cents), currency as Currency, language),
    company: company === null || company === '' ? translate(language, 'checkout/refunds:unnamed') : String(company),
  });
  if (!orderId || !method) return title;
  const order = {
    number: orderId,
    method: translate(language, `checkout/orders:method.${method as Order['method']}`),
  };
  return `${title}. ${translate(language, 'checkout/orders:mail.order', order)}`;
}
