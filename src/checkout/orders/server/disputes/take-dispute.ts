import { and, eq, ne, sum } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { splitChargeback } from '#checkout/orders/rules/dispute-states.ts';
import { findReportProblem } from '#checkout/orders/rules/reported-amount.ts';
import { holdReport, releaseReport } from '#checkout/orders/server/held/hold-report.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { ReportedDispute } from '#checkout/orders/server/provider/payment-provider.ts';
import { type Order, orders } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { lockDebt } from './lock-debt.ts';
import { mailDispute } from './mail-dispute.ts';
import { postArrival } from './post-arrival.ts';
import { type Dispute, disputes } from './tables.ts';

type Around = Pick<JobContext, 'database' | 'settings' | 'now'>;

/**
 * The one way in which the wallet hears of a dispute: asks the provider how it stands. One of more than is left of its payment, or of another
 * currency, is held. It may be called as often as one likes.
 */
export async function takeDispute(context: Around, disputeId: string): Promise<void> {
  const provider = findProvider(context);
  const reported = await provider?.readDispute(disputeId);
  if (!provider || !reported) return;
  const { database, now } = context;
  await database.transaction(async (transaction) => {
    const [order] = await transaction
      .select()
      .from(orders)
      .where(and(eq(orders.provider, provider.name), eq(orders.reference, reported.reference)))
      .for('update');
    // Before the payment is in the wallet nothing can be taken out of it; the next look finds both.
    if (order?.state !== 'paid') return;
    await lockDebt(transaction, order.workspaceId);
    const [known] = await transaction.select().from(disputes).where(eq(disputes.id, disputeId));
    const expected = { cents: known?.cents ?? (await readLeft(transaction, order)), currency: order.currency };
    const problem = findReportProblem(reported, expected, known ? 'exactly' : 'atMost');
    if (problem)
      return holdReport(transaction, {
        kind: 'dispute',
        reference: disputeId,
        order,
        reported,
        expected,
        problem,
        now,
      });
    await releaseReport(transaction, disputeId);
    const taken = known ?? (await open(transaction, order, { ...reported, id: disputeId, now }));
    if (!known) await tell(transaction, { order, dispute: taken, now });
    if (taken.state !== 'open' || reported.state === 'open') return;
    if (reported.state === 'won') await giveBack(transaction, order, taken, now);
    const [ended] = await transaction
      .update(disputes)
      .set({ state: reported.state, endedAt: now })
      .where(eq(disputes.id, disputeId))
      .returning();
    await tell(transaction, { order, dispute: ended!, now });
  });
}

/** What of a payment no bank has taken back. A bank may take back what was refunded as well: then the payer has it twice. */
async function readLeft(transaction: Database, { id, cents }: Order): Promise<number> {
  const [taken] = await transaction
    .select({ cents: sum(disputes.cents).mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.orderId, id), ne(disputes.state, 'won')));
  return cents - (taken?.cents ?? 0);
}

async function open(
  transaction: Database,
  { id: orderId, workspaceId, currency }: Order,
  { id, cents, now }: ReportedDispute & { id: string; now: Date },
): Promise<Dispute> {
  const available = await readBalanceOf(transaction, { kind: 'available', workspaceId }, currency);
  const { fromAvailable, asDebt } = splitChargeback(cents, available);
  const lines = [
    { account: { kind: 'available', workspaceId } as const, cents: -fromAvailable },
    { account: { kind: 'debt', workspaceId } as const, cents: -asDebt },
    { account: { kind: 'clearing' } as const, cents },
  ];
  await postTransaction(
    transaction,
    {
      ...{ key: `dispute:${id}:taken`, type: 'chargeback', currency, actorId: null },
      cause: { kind: 'order', id: orderId },
      lines: lines.filter((line) => line.cents !== 0),
    },
    now,
  );
  const [dispute] = await transaction
    .insert(disputes)
    .values({ id, orderId, cents, state: 'open', createdAt: now })
    .returning();
  return dispute!;
}

function giveBack(
  transaction: Database,
  { id: orderId, workspaceId, currency }: Order,
  { id, cents }: Dispute,
  now: Date,
) {
  const arrival = {
    key: `dispute:${id}:won`,
    type: 'chargeback' as const,
    cause: { kind: 'order' as const, id: orderId },
  };
  return postArrival(transaction, { ...arrival, workspaceId, currency, cents }, now);
}

const happeningOf = {
  open: checkoutHappenings.disputed,
  won: checkoutHappenings.disputeWon,
  lost: checkoutHappenings.disputeLost,
} as const;

async function tell(
  transaction: Database,
  { order, dispute, now }: { order: Order; dispute: Dispute; now: Date },
): Promise<void> {
  const name = happeningOf[dispute.state];
  const { workspaceId } = order;
  await recordHappening(transaction, { name, workspaceId, actorId: null, ids: { orderId: order.id } });
  await announceWallets(transaction, [workspaceId]);
  await mailDispute(transaction, { order, dispute, happening: name, now });
}
