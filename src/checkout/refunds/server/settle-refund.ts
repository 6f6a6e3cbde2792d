import { and, asc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { findReportProblem } from '#checkout/orders/rules/provider-reports.ts';
import { holdReport, releaseReport } from '#checkout/orders/server/held/hold-report.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { MadeRefund } from '#checkout/orders/server/provider/payment-provider.ts';
import { type Order, orders } from '#checkout/orders/server/tables.ts';
import { isByHand, isEnded, nextRefundLookAt } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { postReservation, voidReservation } from '#wallet/ledger/server/reserve-money.ts';
import { returnRefund, tellOfRefund } from './return-refund.ts';
import { type Refund, refunds } from './tables.ts';

type Around = Pick<JobContext, 'database' | 'settings' | 'now'>;

/**
 * The one way in which a refund by its provider goes on: asks for it, or how it stands, also after it was made, because a bank may send it
 * back. One of another amount or currency than was asked for is held. Called by whoever asks, a message and the job alike, as often as one
 * likes.
 */
export async function settleRefund(context: Around, refundId: string): Promise<void> {
  const { database, now } = context;
  const [found] = await database
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  const provider = findProvider(context);
  if (!found || !provider || found.order.provider !== provider.name) return;
  const { refund, order } = found;
  if (refund.waitsForApproval || refund.state === 'failed' || refund.state === 'returned') return;
  const made =
    refund.reference === null
      ? await provider.refund({
          ...{ refundId, reference: order.reference!, cents: refund.cents },
          knownReferences: await listReferences(database, order.id),
        })
      : await provider.readRefund(refund.reference);
  const { reference, reported } = made;
  // What the provider refused has no amount.
  const isHeld = made.reference !== null && (await holdDifferent(context, found, made));
  if (reported !== 'pending' && !isHeld)
    await database.transaction(async (transaction) => {
      const ended = await endRefund(transaction, context, refundId, { state: reported, reference, actorId: null });
      // It had ended before, perhaps by somebody who asked at the same time and heard that it was made.
      if (!ended && reported === 'failed') await returnRefund(transaction, refundId, { now, actorId: null });
    });
  else
    await database
      .update(refunds)
      .set({ state: 'sent', reference })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')));
  if (refund.state === 'done') await planNextLook(context, refund);
}

/** Holds what the provider made where it is not what was asked for; answers whether. */
async function holdDifferent(
  { database, now }: Around,
  { refund, order }: { refund: Refund; order: Order },
  made: MadeRefund,
): Promise<boolean> {
  const { reference } = made;
  const problem = findReportProblem(made, refund);
  if (!problem) await releaseReport(database, reference);
  else
    await database.transaction((transaction) =>
      holdReport(transaction, { kind: 'refund', reference, order, reported: made, expected: refund, problem, now }),
    );
  return problem !== null;
}

async function listReferences(database: Database, orderId: string): Promise<string[]> {
  const rows = await database
    .select({ reference: refunds.reference })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return rows.flatMap(({ reference }) => reference ?? []);
}

/** When a refund that was made is asked about again; it may have come back meanwhile. */
async function planNextLook(
  { database, now }: Pick<Around, 'database' | 'now'>,
  { id, endedAt }: Pick<Refund, 'id' | 'endedAt'>,
): Promise<void> {
  await database
    .update(refunds)
    .set({ lookAt: nextRefundLookAt({ endedAt: endedAt!, now }) })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'done')));
}

interface End {
  state: 'done' | 'failed';
  reference: string | null;
  /** Null: the provider said so. */
  actorId: string | null;
}

/** Ends a refund once: the money has left, or is back in the wallet. Null: it had ended before. */
export async function endRefund(
  transaction: Database,
  { now }: { now: Date },
  refundId: string,
  { state, reference, actorId }: End,
): Promise<Refund | null> {
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (!refund || isEnded(refund.state)) return null;
  const { reservationId, cents, closesAccount, way, orderId } = refund;
  // Before the money: whoever takes a chargeback locks its order first, too.
  if (orderId !== null && state === 'done')
    await transaction
      .update(orders)
      .set({ refundedCents: sql`${orders.refundedCents} + ${cents}` })
      .where(eq(orders.id, orderId));
  const outcome = { reservationId, actorId, now };
  if (state === 'failed') await voidReservation(transaction, outcome);
  else
    await postReservation(transaction, outcome, {
      type: closesAccount ? 'accountClosure' : 'refund',
      receivers: [{ account: { kind: isByHand(way) ? 'bank' : 'clearing' }, cents }],
    });
  const lookAt = way === 'provider' && state === 'done' ? nextRefundLookAt({ endedAt: now, now }) : null;
  const doneBy = isByHand(way) && state === 'done' ? actorId : null;
  const [ended] = await transaction
    .update(refunds)
    .set({ state, reference, doneBy, endedAt: now, lookAt })
    .where(eq(refunds.id, refundId))
    .returning();
  await tellOfRefund(transaction, ended!, actorId);
  return ended!;
}

const AT_ONCE = 100;

/** Every ten minutes: asks the provider about refunds that are not done, and about some that are, because banks send money back for weeks. */
export const settleRefundsJob: AnyJob = {
  name: 'settle-refunds',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: async (_data, context) => {
    const { database, now } = context;
    const provider = findProvider(context);
    if (!provider) return;
    // Refunds of a former provider stay as they are, and take no turn from others.
    const listDue = (isDue: SQL | undefined, by: typeof refunds.createdAt | typeof refunds.lookAt) =>
      database
        .select(getTableColumns(refunds))
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(and(isDue, eq(orders.provider, provider.name)))
        .orderBy(asc(by))
        .limit(AT_ONCE);
    const isWaiting = and(
      eq(refunds.way, 'provider'),
      eq(refunds.waitsForApproval, false),
      inArray(refunds.state, ['asked', 'sent']),
    );
    const waiting = await listDue(isWaiting, refunds.createdAt);
    const made = await listDue(lte(refunds.lookAt, now), refunds.lookAt);
    for (const refund of [...waiting, ...made]) await tryToSettle(context, refund);
  },
};

async function tryToSettle(context: JobContext, refund: Refund): Promise<void> {
  try {
    await settleRefund(context, refund.id);
  } catch (failure) {
    context.log.warn({ problem: describeProblem(failure), refundId: refund.id }, 'a refund could not be settled');
    // One that the provider does not answer about waits too, so that all others get their turn.
    if (refund.state === 'done') await planNextLook(context, refund);
  }
}
