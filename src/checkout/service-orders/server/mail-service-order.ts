import { checkoutHappenings } from '#checkout/happenings.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { writeLetter } from '#platform/mail/letter.ts';
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
): Promise<void> {
  const owner = await findOwnerToMail(transaction, order.workspaceId);
  if (!owner) return;
  const { language } = owner;
  const values = {
    amount: moneyInWords(order.cents, order.currency, language),
    what: nameOfOrder(order, language),
    due: dayInWords(new Date(`${order.dueOn}T12:00:00-03:00`), language),
  };
  const mail = writeLetter(owner, 'checkout/service-orders:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), order.description],
    action: { label: say(`${news}.action`), path: checkoutPaths.order(order.id) },
  }));
  await queueMail(transaction, reported[news], mail);
}
