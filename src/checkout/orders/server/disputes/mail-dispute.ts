import type { checkoutHappenings } from '#checkout/happenings.ts';
import type { Order } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
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
  publicUrl: string;
}

/** Tells the owner of the company what a bank took back, what came back, and what the company owes. */
export async function mailDispute(
  transaction: Database,
  { order: { workspaceId, currency }, dispute, happening, publicUrl }: News,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const { name, to, language, brand } = owner;
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `checkout/orders:mail.${key}`, values);
  const debt = -(await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency));
  const amount = moneyInWords(dispute.cents, currency, language);
  const owed = debt > 0 ? [say('dispute.debt', { debt: moneyInWords(debt, currency, language) })] : [];
  const content = {
    subject: say(`dispute.${dispute.state}.subject`, { amount }),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting', { name }),
    paragraphs: [say(`dispute.${dispute.state}.text`, { amount }), ...owed],
    action: { label: say('dispute.action'), url: publicUrl + walletPaths.wallet() },
    footer: say('footer'),
  };
  await queueMail(transaction, happening, { to, language, brand, content });
}
