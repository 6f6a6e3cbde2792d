import { checkoutHappenings } from '#checkout/happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletPaths } from '#wallet/paths.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { Refund } from './tables.ts';

/** Tells the owner of the company that credits went back as money, or are in the wallet again. */
export async function mailRefund(transaction: Database, refund: Refund, publicUrl: string): Promise<void> {
  const owner = await findOwnerToMail(transaction, refund.workspaceId);
  if (!owner) return;
  const { name, to, language, brand } = owner;
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `checkout/refunds:mail.${key}`, values);
  const amount = moneyInWords(refund.cents, refund.currency, language);
  const isDone = refund.state === 'done';
  const news = isDone ? 'done' : 'failed';
  const content = {
    subject: say(`${news}.subject`, { amount }),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting', { name }),
    paragraphs: [isDone ? say(`done.${refund.way}`, { amount }) : say('failed.text', { amount })],
    action: { label: say('action'), url: publicUrl + walletPaths.wallet() },
    footer: say('footer'),
  };
  const happening = isDone ? checkoutHappenings.refunded : checkoutHappenings.refundFailed;
  await queueMail(transaction, happening, { to, language, brand, content });
}
