import type { checkoutHappenings } from '#checkout/happenings.ts';
import type { Order } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { walletPaths } from '#wallet/paths.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { Dispute } from './tables.ts';

interface News {
  order: Order;
  dispute: Dispute;
  happening: typeof checkoutHappenings.disputed;
  now: Date;
}

/** Tells those who read of the company’s money what a bank took back, what came back, and what the company owes. */
export async function mailDispute(
  transaction: Database,
  { order: { workspaceId, currency }, dispute, happening }: News,
): Promise<void> {
  const debt = -(await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency));
  const mails = (await listMoneyReaders(transaction, workspaceId)).map((reader) => {
    const values = {
      amount: moneyInWords(dispute.cents, currency, reader.language),
      debt: moneyInWords(debt, currency, reader.language),
    };
    return writeLetter(reader, 'checkout/orders:mail', values, (say) => ({
      subject: say(`dispute.${dispute.state}.subject`),
      paragraphs: [say(`dispute.${dispute.state}.text`), debt > 0 && say('dispute.debt')],
      action: { label: say('dispute.action'), path: walletPaths.wallet() },
    }));
  });
  await queueMails(transaction, happening, mails);
}
