import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { postArrival } from '#checkout/orders/server/disputes/debts.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { causeOfRefund, isByHand } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { walletPaths } from '#wallet/paths.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { type Refund, refunds } from './tables.ts';

interface Return {
  now: Date;
  /** Null: the provider said so. */
  actorId: string | null;
}

/**
 * A bank sent a refund back that had left. What was posted stands; a counter-entry puts the money into the wallet again, once. The company
 * may have closed its space meanwhile: then the money waits there for an administrator (`waiting.ts`).
 */
export async function returnRefund(transaction: Database, refundId: string, { now, actorId }: Return): Promise<void> {
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (refund?.state !== 'done') return;
  const { cents, currency, workspaceId, orderId } = refund;
  if (orderId !== null)
    await transaction
      .update(orders)
      .set({ refundedCents: sql`${orders.refundedCents} - ${cents}` })
      .where(eq(orders.id, orderId));
  // What the company owes since a chargeback is repaid first, as by everything that arrives.
  const arrival = { key: `refund:${refundId}:returned`, type: 'counterEntry' as const, cause: causeOfRefund(refund) };
  const place = isByHand(refund.way) ? 'bank' : 'clearing';
  const { isWhole } = await postArrival(transaction, { ...arrival, workspaceId, currency, cents, place }, now);
  const [returned] = await transaction
    .update(refunds)
    .set({ state: 'returned', endedAt: now, lookAt: null })
    .where(eq(refunds.id, refundId))
    .returning();
  await tellOfRefund(transaction, returned!, actorId, isWhole);
}

/**
 * Records that credits went back as money, or are in the wallet again, and tells those who read of the company’s money; a closed one has none.
 * `actorId` null: the provider said so. Not whole: what came back repaid a debt first.
 */
export async function tellOfRefund(
  transaction: Database,
  { id: refundId, workspaceId, state, way, cents, currency }: Refund,
  actorId: string | null,
  isWhole = true,
): Promise<void> {
  const news = state === 'done' || state === 'returned' ? state : 'failed';
  const name = happeningOf[news];
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { refundId } });
  await announceWallets(transaction, [workspaceId]);
  await announceWaiting(transaction, { team: true });
  const closed = and(eq(workspaces.id, workspaceId), isNotNull(workspaces.closedAt));
  const isClosed = news === 'returned' && (await transaction.$count(workspaces, closed)) > 0;
  const back = isClosed ? (isWhole ? 'closed' : 'closedDebt') : isWhole ? 'text' : 'debt';
  const mails = (await listMoneyReaders(transaction, workspaceId)).map((reader) => {
    const values = { amount: moneyInWords(cents, currency, reader.language) };
    return writeLetter(reader, 'checkout/refunds:mail', values, (say) => ({
      subject: say(`${news}.subject`),
      paragraphs: [say(`${news}.${news === 'done' ? way : back}`)],
      // Who closed the space reads no statement any more.
      action: !isClosed && { label: say('action'), path: walletPaths.wallet() },
    }));
  });
  await queueMails(transaction, name, mails);
}

const happeningOf = {
  done: checkoutHappenings.refunded,
  failed: checkoutHappenings.refundFailed,
  returned: checkoutHappenings.refundReturned,
} as const;
