import { and, eq } from 'drizzle-orm';
import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { approvals } from '#second-approvals/server/tables.ts';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { refundsPath } from '#checkout/paths.ts';
import { isByHand } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { describeRefund } from './approve-refund.ts';
import { returnRefund } from './return-refund.ts';
import { refunds } from './tables.ts';

export const REFUND_RETURN_KIND = 'refundReturn';

/**
 * Asks a second administrator to confirm that a bank sent back a refund that was paid by hand; no provider says so, and whoever could say it
 * alone could give credits away. Throws `checkout.refundNotByHand`, `second-approvals.alreadyAsked`.
 */
export async function askReturn(context: SignedInContext, refundId: string): Promise<void> {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const { workspaceId, cents, currency } = await lockPaidByHand(transaction, refundId);
    const open = and(eq(approvals.aboutId, refundId), eq(approvals.state, 'open'));
    if ((await transaction.$count(approvals, open)) > 0) throw approvalErrors.alreadyAsked();
    const [space] = await transaction
      .select({ company: workspaces.company })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId));
    const details = { company: space!.company, cents, currency };
    await recordHappening(transaction, {
      ...{ name: checkoutHappenings.refundReturnAsked, workspaceId, actorId: session.userId },
      ids: { refundId },
    });
    await requestApproval(transaction, {
      ...{ kind: REFUND_RETURN_KIND, aboutId: refundId, details, askedBy: session.userId },
      describe: (language) => describeRefund('returned.approval', details, language),
      now,
    });
  });
}

/** The credits are in the wallet again, and the owner is told. */
export const refundReturnApproval: ApprovalKind = {
  describe: ({ details }, language) => ({ title: describeRefund('returned.approval', details, language), facts: [], path: refundsPath }),
  carryOut: async (transaction, { aboutId: refundId, decidedBy: actorId }, { now }) => {
    await lockPaidByHand(transaction, refundId);
    await returnRefund(transaction, refundId, { now, actorId });
  },
  drop: async () => {},
};

async function lockPaidByHand(transaction: Database, refundId: string) {
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (!refund) throw platformErrors.notFound();
  if (!isByHand(refund.way) || refund.state !== 'done') throw checkoutErrors.refundNotByHand();
  return refund;
}
