import { and, eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { lateItems } from '#checkout/service-orders/rules/arrears.ts';
import { readSubscription } from '#checkout/subscriptions/rules/subscription-states.ts';
import { followOrder } from '#checkout/subscriptions/server/plan-life.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { mailServiceOrder } from './mail-service-order.ts';
import type { Around } from './make-service-order.ts';
import { resumePlan } from './plan-arrears.ts';
import { type ServiceOrder, serviceOrders } from './tables.ts';
import { lockOpenOrder } from '#checkout/service-orders/server/find-service-orders.ts';

interface Payment {
  serviceOrderId: string;
  /** With what it cost besides, when it was paid or its payment began. */
  paidCents: number;
  /** Null: a payment arrived, or time paid. */
  actorId: string | null;
}

/**
 * Pays a service order from the company’s wallet, once: from credits that are there, or that a payment for it has just brought.
 * Null: it was paid or canceled before, and the credits stay in the wallet. Throws `wallet.notEnough`.
 */
export async function payServiceOrder(
  transaction: Database,
  { serviceOrderId, paidCents, actorId }: Payment,
  { holidays, now }: Around,
): Promise<ServiceOrder | null> {
  const order = await lockOpenOrder(transaction, eq(serviceOrders.id, serviceOrderId));
  if (!order) return null;
  const { workspaceId, currency, cents, items, type } = order;
  // Credits are what was asked for: they stay where the payment has put them.
  if (type === 'credits') return endServiceOrder(transaction, order, { state: 'paid', actorId, now });
  const isFine = items.every(({ kind }) => kind === 'fine');
  await postTransaction(
    transaction,
    {
      ...{ key: `service:${serviceOrderId}:paid`, type: isFine ? 'penalty' : 'purchase', currency, actorId },
      cause: { kind: 'order', id: serviceOrderId },
      lines: [
        { account: { kind: 'available', workspaceId }, cents: -cents },
        { account: { kind: isFine ? 'penalty' : 'fee' }, cents },
      ],
    },
    now,
  );
  const chargedCents = paidCents - cents;
  if (chargedCents > 0)
    await postTransaction(
      transaction,
      {
        ...{ key: `service:${serviceOrderId}:late`, type: 'penalty', currency, actorId },
        cause: { kind: 'order', id: serviceOrderId },
        lines: [
          { account: { kind: 'available', workspaceId }, cents: -chargedCents },
          { account: { kind: 'penalty' }, cents: chargedCents },
        ],
      },
      now,
    );
  await announceWallets(transaction, [workspaceId]);
  const paid = await endServiceOrder(transaction, order, { state: 'paid', chargedCents, actorId, now });
  const subscriptionId = readSubscription(order.cause);
  if (subscriptionId !== null) await resumePlan(transaction, subscriptionId, { holidays, now });
  return paid;
}

interface End {
  state: 'paid' | 'canceled';
  /** What was paid besides, because it was overdue. */
  chargedCents?: number;
  actorId: string | null;
  now: Date;
}

/** Writes the end of a locked order, that it happened, what follows for a plan, and tells the company. */
export async function endServiceOrder(
  transaction: Database,
  order: ServiceOrder,
  { state, chargedCents = 0, actorId, now }: End,
): Promise<ServiceOrder> {
  const [ended] = await transaction
    .update(serviceOrders)
    .set({
      ...{ state, endedAt: now, cents: order.cents + chargedCents },
      items: [...order.items, ...lateItems(order.cents, chargedCents)],
    })
    .where(and(eq(serviceOrders.id, order.id), eq(serviceOrders.state, 'open')))
    .returning();
  await recordHappening(transaction, {
    name: state === 'paid' ? checkoutHappenings.servicePaid : checkoutHappenings.serviceCanceled,
    ...{ workspaceId: order.workspaceId, actorId },
    ids: { serviceOrderId: order.id },
  });
  // Somebody pays from the wallet; a payment of its own arrives by itself.
  const isFromWallet = state === 'paid' && actorId !== null;
  await mailServiceOrder(transaction, ended!, isFromWallet ? 'paidFromWallet' : state);
  await followOrder(transaction, { orderId: order.id, cause: order.cause, state, actorId, now });
  return ended!;
}
