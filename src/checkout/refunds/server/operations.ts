import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { refundsContract } from '#checkout/refunds/contract.ts';
import { causeOfRefund, handWayOf, isByHand, takesRefund } from '#checkout/refunds/rules/refund-terms.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { countOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import { requireSecondPerson } from '#second-approvals/server/second-person.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { requireNoDifference } from '#wallet/ledger/server/open-differences.ts';
import { requireNoDebt, sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { reserveMoney } from '#wallet/ledger/server/reserve-money.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { askRefundApproval, askReturn } from './approve-refund.ts';
import { listRefunds, readOptions, readRefund, refundedOf } from './read-refunds.ts';
import { endRefund, settleRefund } from './settle-refund.ts';
import { refunds } from './tables.ts';

export const refundsOperations = implement(refundsContract, {
  'GET /refunds': ({ query, context }) => listRefunds(context, query.cursor),
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

interface Asked {
  workspaceId: string;
  orderId: string | null;
  currency: Currency;
  cents: number;
  reason: string;
  closesAccount: boolean;
}

/** Sets credits aside for a refund and, where a payment is turned back, asks its provider; one that does not answer is asked again. */
export async function askRefund(context: SignedInContext, asked: Asked): Promise<string> {
  const { database, session, settings, log, now } = context;
  const { workspaceId, orderId, currency, cents } = asked;
  const refundId = newId();
  await database.transaction(async (transaction) => {
    const [space] = await transaction
      .select({ legalCompany: workspaces.legalCompany })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    if (!space) throw platformErrors.notFound();
    await requireNoDebt(transaction, workspaceId, currency);
    await requireNoDifference(transaction, workspaceId);
    if (orderId !== null) await requireRefundable(transaction, context, asked);
    // PIX goes to the payer’s own tax id; where a transfer goes, whoever makes it asks the company.
    else if (currency === 'BRL' && space.legalCompany?.kind !== 'brazilian') throw checkoutErrors.taxIdMissing();
    const { reservationId } = await reserveMoney(
      transaction,
      {
        ...{ key: `refund:${refundId}`, currency, actorId: session.userId, workspaceId },
        cause: causeOfRefund({ orderId, workspaceId }),
        taken: [{ account: { kind: 'available', workspaceId }, cents }],
      },
      now,
    );
    // What closes an account leaves nothing behind; a space that is not empty is not closed.
    if (asked.closesAccount && (await sumOfBalances(transaction, workspaceId, currency)) !== 0)
      throw checkoutErrors.creditsLeft();
    const way = orderId === null ? handWayOf(currency) : 'provider';
    const [refund] = await transaction
      .insert(refunds)
      .values({ ...asked, id: refundId, way, reservationId, askedBy: session.userId, createdAt: now })
      .returning();
    await recordHappening(transaction, {
      ...{ name: checkoutHappenings.refundAsked, workspaceId, actorId: session.userId },
      ids: { refundId },
    });
    await announceWallets(transaction, [workspaceId]);
    await announceWaiting(transaction, { team: true });
    const { dailyLimitCents } = settings;
    const reasons = await countOutgoing(transaction, { aboutId: refundId, cents, currency, dailyLimitCents, now });
    // By hand it takes two in any case: one asks, another pays.
    if (way === 'provider' && reasons.length > 0) await askRefundApproval(transaction, refund!, { reasons, now });
  });
  await settleRefund(context, refundId).catch((failure: unknown) =>
    log.warn({ problem: describeProblem(failure), refundId }, 'the payment provider did not answer'),
  );
  return refundId;
}

/** Locks the order, so that refunds at once never give back more than was paid. */
async function requireRefundable(
  transaction: Database,
  context: SignedInContext,
  { workspaceId, orderId, currency, cents }: Asked,
): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId!)).for('update');
  if (order?.workspaceId !== workspaceId || order.currency !== currency) throw platformErrors.notFound();
  const provider = findProvider(context);
  const [{ refunded } = { refunded: 0 }] = await transaction
    .select({ refunded: refundedOf })
    .from(orders)
    .where(eq(orders.id, order.id));
  const isPossible = order.state === 'paid' && order.provider === provider?.name && takesRefund(order.method);
  if (!isPossible || cents > order.cents - refunded) throw checkoutErrors.notRefundable();
}
