import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { refundsContract } from '#checkout/refunds/contract.ts';
import { isByHand } from '#checkout/refunds/rules/refund-terms.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import { requireSecondPerson } from '#second-approvals/server/second-person.ts';
import { askRefund } from './ask-refund.ts';
import { askReturn } from './hand-return.ts';
import { listRefunds, readOptions, readRefund } from './read-refunds.ts';
import { endRefund } from './settle-refund.ts';
import { refunds } from './tables.ts';

export const refundsOperations = implement(refundsContract, {
  'GET /refunds': ({ query, context }) => listRefunds(context, query),
  'GET /refunds/options': ({ query, context }) => readOptions(context, query.workspaceId),
  'POST /refunds': async ({ body, context }) => readRefund(context, await askRefund(context, body)),
  'POST /refunds/{refundId}/done': ({ params, context }) => endByHand(context, params.refundId, 'done'),
  'POST /refunds/{refundId}/returned': async ({ params: { refundId }, context }) => {
    await askReturn(context, refundId);
    return readRefund(context, refundId);
  },
  'POST /refunds/{refundId}/cancel': ({ params, context }) => endByHand(context, params.refundId, 'failed'),
});

/** Only what waits for somebody’s hand; what a provider does is the provider’s word. */
async function endByHand(context: SignedInContext, refundId: string, state: 'done' | 'failed') {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (!refund) throw platformErrors.notFound();
    if (!isByHand(refund.way) || refund.state !== 'asked') throw checkoutErrors.refundEnded();
    if (state === 'done') {
      await requireSecondPerson(transaction, { userId: session.userId, firstId: refund.askedBy, now });
      await moveOutgoing(transaction, refundId, now);
    }
    await endRefund(transaction, context, refundId, { state, reference: null, actorId: session.userId });
  });
  return readRefund(context, refundId);
}
