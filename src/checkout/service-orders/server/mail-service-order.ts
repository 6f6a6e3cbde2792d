import { checkoutHappenings } from '#checkout/happenings.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT, lateItems } from '#checkout/service-orders/rules/late-charges.ts';
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
  paidFromWallet: checkoutHappenings.servicePaid,
  canceled: checkoutHappenings.serviceCanceled,
} as const;

/** Tells whoever reads of the company’s money about an order: that it waits, still waits, is overdue, paid, paid from the wallet, or canceled. */
export async function mailServiceOrder(
  transaction: Database,
  order: ServiceOrder,
  news: keyof typeof reported,
  /** What it costs besides by now; null: nothing, however late it is paid. */
  chargedCents: number | null = null,
): Promise<void> {
  const mails = (await listMoneyReaders(transaction, order.workspaceId)).map((reader) => {
    const { language } = reader;
    const inWords = (cents: number) => moneyInWords(cents, order.currency, language);
    const [fee, interest] = lateItems(order.cents, chargedCents ?? 0).map((item) => inWords(item.cents));
    const values = {
      ...{ fee, interest, whole: inWords(order.cents + (chargedCents ?? 0)) },
      ...{ feePercent: LATE_FEE_PERCENT, interestPercent: INTEREST_PERCENT_A_MONTH },
      amount: inWords(order.cents),
      what: nameOfOrder(order, language),
      due: dayInWords(new Date(`${order.dueOn}T12:00:00-03:00`), language),
    };
    return writeLetter(reader, 'checkout/service-orders:mail', values, (say) => ({
      subject: say(`${news}.subject`),
      paragraphs: [
        say(`${news}.text`),
        chargedCents !== null && say(chargedCents > 0 ? 'charged' : 'mayBeCharged'),
        order.description,
      ],
      action: { label: say(`${news}.action`), path: checkoutPaths.order(order.id) },
    }));
  });
  await queueMails(transaction, reported[news], mails);
}
