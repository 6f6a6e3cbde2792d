import type { checkoutHappenings } from '#checkout/happenings.ts';
import type { Order } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { walletPaths } from '#wallet/paths.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { Dispute } from './tables.ts';

interface News {
  order: Order;
  dispute: Dispute;
  happening: typeof checkoutHappenings.disputed;
  now: Date;
}

/** Tells the owner of the company what a bank took back, what came back, and what the company owes. */
export async function mailDispute(
  transaction: Database,
  { order: { workspaceId, currency }, dispute, happening }: News,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const { language } = owner;
  const debt = -(await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency));
  const values = {
    amount: moneyInWords(dispute.cents, currency, language),
    debt: moneyInWords(debt, currency, language),
  };
  const mail = writeLetter(owner, 'checkout/orders:mail', values, (say) => ({
    subject: say(`dispute.${dispute.state}.subject`),
    paragraphs: [say(`dispute.${dispute.state}.text`), debt > 0 && say('dispute.debt')],
    action: { label: say('dispute.action'), path: walletPaths.wallet() },
  }));
  await queueMail(transaction, happening, mail);
}
