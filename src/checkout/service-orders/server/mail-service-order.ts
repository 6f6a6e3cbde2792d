import { checkoutHappenings } from '#checkout/happenings.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { ServiceOrder } from './tables.ts';
import { nameOfOrder } from './name-of-order.ts';

const reported = {
  asked: checkoutHappenings.serviceOrdered,
  reminded: checkoutHappenings.serviceReminded,
  overdue: checkoutHappenings.serviceReminded,
  paid: checkoutHappenings.servicePaid,
  canceled: checkoutHappenings.serviceCanceled,
} as const;

/** Tells whoever reads of the company’s money about an order: that it waits, still waits, is overdue, paid or canceled. */
export async function mailServiceOrder(
  transaction: Database,
  order: ServiceOrder,
  news: keyof typeof reported,
): Promise<void> {
  const mails = (await listMoneyReaders(transaction, order.workspaceId)).map((reader) => {
    const { language } = reader;
    const values = {
      amount: moneyInWords(order.cents, order.currency, language),
      what: nameOfOrder(order, language),
      due: dayInWords(new Date(`${order.dueOn}T12:00:00-03:00`), language),
    };
    return writeLetter(reader, 'checkout/service-orders:mail', values, (say) => ({
      subject: say(`${news}.subject`),
      paragraphs: [say(`${news}.text`), order.description],
      action: { label: say(`${news}.action`), path: checkoutPaths.order(order.id) },
    }));
  });
  await queueMails(transaction, reported[news], mails);
}
