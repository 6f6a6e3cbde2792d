import { and, eq, ne, sum } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { findReportProblem, splitChargeback } from '#checkout/orders/rules/provider-reports.ts';
import { holdReport, releaseReport } from '#checkout/orders/server/held/hold-report.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { ReportedDispute } from '#checkout/orders/server/provider/payment-provider.ts';
import { type Dispute, disputes, type Order, orders } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { walletPaths } from '#wallet/paths.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import { lockDebt, postArrival, postParts } from './debts.ts';

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
        ...{ kind: 'dispute', reference: disputeId, order, reported, expected, problem, now },
      });
    await releaseReport(transaction, disputeId);
    const taken = known ?? (await open(transaction, order, { ...reported, id: disputeId, now }));
    if (!known) await tell(transaction, order, taken);
    if (taken.state !== 'open' || reported.state === 'open') return;
    if (reported.state === 'won')
      await postArrival(transaction, { ...movedBy(order, disputeId, 'won'), cents: taken.cents }, now);
    const [ended] = await transaction
      .update(disputes)
      .set({ state: reported.state, endedAt: now })
      .where(eq(disputes.id, disputeId))
      .returning();
    await tell(transaction, order, ended!);
  });
}

const movedBy = ({ id, workspaceId, currency }: Order, disputeId: string, step: 'taken' | 'won') => ({
  ...{ key: `dispute:${disputeId}:${step}`, type: 'chargeback' as const, workspaceId, currency },
  cause: { kind: 'order' as const, id },
});

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
  order: Order,
  { id, cents, now }: ReportedDispute & { id: string; now: Date },
): Promise<Dispute> {
  const { workspaceId, currency } = order;
  const available = await readBalanceOf(transaction, { kind: 'available', workspaceId }, currency);
  const { fromAvailable, asDebt } = splitChargeback(cents, available);
  await postParts(transaction, movedBy(order, id, 'taken'), { available: -fromAvailable, debt: -asDebt }, now);
  const [dispute] = await transaction
    .insert(disputes)
    .values({ id, orderId: order.id, cents, state: 'open', createdAt: now })
    .returning();
  return dispute!;
}

const happeningOf = {
  open: checkoutHappenings.disputed,
  won: checkoutHappenings.disputeWon,
  lost: checkoutHappenings.disputeLost,
} as const;

/** Records what a bank took back or what came back, and tells those who read of the company’s money, with what the company owes. */
async function tell(
  transaction: Database,
  { id: orderId, workspaceId, currency }: Order,
  { cents, state }: Dispute,
): Promise<void> {
  const name = happeningOf[state];
  await recordHappening(transaction, { name, workspaceId, actorId: null, ids: { orderId } });
  await announceWallets(transaction, [workspaceId]);
  const debtCents = -(await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency));
  const mails = (await listMoneyReaders(transaction, workspaceId)).map((reader) => {
    const [amount, debt] = [cents, debtCents].map((one) => moneyInWords(one, currency, reader.language));
    return writeLetter(reader, 'checkout/orders:mail', { amount, debt }, (say) => ({
      subject: say(`dispute.${state}.subject`),
      paragraphs: [say(`dispute.${state}.text`), debtCents > 0 && say('dispute.debt')],
      action: { label: say('dispute.action'), path: walletPaths.wallet() },
    }));
  });
  await queueMails(transaction, name, mails);
}
