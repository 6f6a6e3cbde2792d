import { checkoutHappenings } from '#checkout/happenings.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { ServiceOrder } from './tables.ts';
import { nameOfOrder } from './name-of-order.ts';

const reported = {
  asked: checkoutHappenings.serviceOrdered,
  reminded: checkoutHappenings.serviceReminded,
  paid: checkoutHappenings.servicePaid,
  canceled: checkoutHappenings.serviceCanceled,
} as const;

/** Tells the owner of the company about an order: that it waits, still waits, is paid or canceled. */
export async function mailServiceOrder(
  transaction: Database,
  order: ServiceOrder,
  news: keyof typeof reported,
  publicUrl: string,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, order.workspaceId);
  if (!owner) return;
  const { name, to, language, brand } = owner;
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `checkout/service-orders:mail.${key}`, values);
  const values = {
    amount: moneyInWords(order.cents, order.currency, language),
    what: nameOfOrder(order, language),
    due: dayInWords(new Date(`${order.dueOn}T12:00:00-03:00`), language),
  };
  const content = {
    subject: say(`${news}.subject`, values),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting', { name }),
    paragraphs: [say(`${news}.text`, values), ...(order.description === '' ? [] : [order.description])],
    action: { label: say(`${news}.action`), url: publicUrl + checkoutPaths.order(order.id) },
    footer: say('footer'),
  };
  await queueMail(transaction, reported[news], { to, language, brand, content });
}
