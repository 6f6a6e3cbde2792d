import { and, eq, inArray } from 'drizzle-orm';
import { buildOrder, buildRefund, buildServiceOrder, buildSubscription } from '#checkout/builders.ts';
import { endRefund } from '#checkout/refunds/server/settle-refund.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { runningStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    orderId: string;
    serviceOrderId: string;
    refundId: string;
    /** A refund that two administrators paid by hand. */
    paidRefundId: string;
    /** A plan that runs, one that ends, and one that waits for its payment. */
    plans: { running: string; waiting: string };
  }
}

/** An open boleto of the company, a service that it was asked to pay, and its plans. */
export const makeRecords: MakeRecords = async ({ database, makePerson }, { workspaceId, ownerId }) => {
  const order = { workspaceId, ownerId, method: 'boleto', cents: 10_000, state: 'open', at: new Date() } as const;
  const { orderId } = await buildOrder(database, order);
  const service = { workspaceId, createdBy: ownerId, cents: 50_000, description: 'Screening' };
  const today = dateInSaoPaulo(new Date());
  const plan = { workspaceId, ownerId, startedOn: today };
  await endPlans(database, workspaceId);
  const plans = {
    running: await buildSubscription(database, { ...plan, planId: 'ats-plus' }),
    waiting: await buildSubscription(database, { ...plan, planId: 'matchmaking-plus', startedOn: null }),
  };
  // Money that came by an order, so that a proof finds nothing.
  await buildOrder(database, { ...order, method: 'pix', state: 'paid' });
  const refundId = await buildRefund(database, { workspaceId, askedBy: ownerId, cents: 5_000 });
  const paidRefundId = await buildRefund(database, { workspaceId, askedBy: ownerId, cents: 1_000 });
  const around = { now: new Date() };
  const end = { state: 'done', reference: null, actorId: await makePerson('admin') } as const;
  await database.transaction((transaction) => endRefund(transaction, around, paidRefundId, end));
  return { orderId, refundId, paidRefundId, serviceOrderId: await buildServiceOrder(database, service), plans };
};

/** Records are made for each call anew, and a company has one plan of a product. */
async function endPlans(database: Database, workspaceId: string): Promise<void> {
  const [own, endedAt] = [eq(subscriptions.workspaceId, workspaceId), new Date()];
  const today = dateInSaoPaulo(endedAt);
  await database
    .update(subscriptions)
    .set({ state: 'ended', endedAt, noticeOn: today, endsOn: today, fineCents: 0 })
    .where(and(own, inArray(subscriptions.state, runningStates)));
  await database
    .update(subscriptions)
    .set({ state: 'dropped', endedAt })
    .where(and(own, eq(subscriptions.state, 'waiting')));
}
