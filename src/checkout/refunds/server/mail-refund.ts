import { eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import type { RefundState } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletPaths } from '#wallet/paths.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import type { Refund } from './tables.ts';

/**
 * Tells those who read of the company’s money that credits went back as money, or are in the wallet again; a closed one has none. Not whole: what came back repaid
 * a debt first.
 */
export async function mailRefund(transaction: Database, refund: Refund, isWhole = true): Promise<void> {
  const news = newsOf(refund.state);
  const isClosed = news === 'returned' && (await isSpaceClosed(transaction, refund.workspaceId));
  const back = isClosed ? (isWhole ? 'closed' : 'closedDebt') : isWhole ? 'text' : 'debt';
  const detail = news === 'done' ? refund.way : back;
  const mails = (await listMoneyReaders(transaction, refund.workspaceId)).map((reader) =>
    writeLetter(
      reader,
      'checkout/refunds:mail',
      { amount: moneyInWords(refund.cents, refund.currency, reader.language) },
      (say) => ({
        subject: say(`${news}.subject`),
        paragraphs: [say(`${news}.${detail}`)],
        // Who closed the space reads no statement any more.
        action: !isClosed && { label: say('action'), path: walletPaths.wallet() },
      }),
    ),
  );
  await queueMails(transaction, happeningOf[news], mails);
}

const happeningOf = {
  done: checkoutHappenings.refunded,
  failed: checkoutHappenings.refundFailed,
  returned: checkoutHappenings.refundReturned,
} as const;

const newsOf = (state: RefundState): keyof typeof happeningOf =>
  state === 'done' || state === 'returned' ? state : 'failed';

async function isSpaceClosed(transaction: Database, workspaceId: string): Promise<boolean> {
  const [space] = await transaction
    .select({ closedAt: workspaces.closedAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return space!.closedAt !== null;
}
