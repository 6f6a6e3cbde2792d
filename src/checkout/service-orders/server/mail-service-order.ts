import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import {
  dueReminder,
  INTEREST_PERCENT_A_MONTH,
  isChargeable,
  LATE_FEE_PERCENT,
  lateItems,
  reminderDays,
} from '#checkout/service-orders/rules/arrears.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import { findLateCents } from './find-service-orders.ts';
import { type ServiceOrder, serviceOrders } from './tables.ts';

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

/** What an order is for, in words: its plan, else its type. */
export function nameOfOrder({ type, planId, items }: ServiceOrder, language: Language): string {
  const name = translate(
    language,
    planId === null ? `checkout/service-orders:type.${type}` : `checkout:plan.${planId}`,
  );
  if (items.some(({ kind }) => kind === 'fine')) return translate(language, 'checkout/service-orders:fineOf', { name });
  return items.some(({ kind }) => kind === 'raise')
    ? translate(language, 'checkout/service-orders:raiseTo', { name })
    : name;
}

const AT_ONCE = 500;

/** Every hour: reminds companies of orders, plans and fines alike, on the days of `reminderDays`. Nothing is ever charged by itself. */
export const remindServiceOrdersJob: AnyJob = {
  name: 'remind-service-orders',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '20 * * * *',
  run: async (_data, { database, settings, now }) => {
    const today = dateInSaoPaulo(now);
    const due = reminderDays.map((day, index) =>
      and(
        lte(serviceOrders.dueOn, addDays(today, -day)),
        index === 0
          ? isNull(serviceOrders.remindedFor)
          : or(isNull(serviceOrders.remindedFor), lt(serviceOrders.remindedFor, day)),
      ),
    );
    const open = await database
      .select()
      .from(serviceOrders)
      .where(and(eq(serviceOrders.state, 'open'), or(...due)))
      .orderBy(asc(serviceOrders.dueOn), asc(serviceOrders.id))
      .limit(AT_ONCE);
    for (const seen of open) {
      const remindedFor = dueReminder(seen, today);
      if (remindedFor === null) continue;
      await database.transaction(async (transaction) => {
        const isUnsaid = or(isNull(serviceOrders.remindedFor), lt(serviceOrders.remindedFor, remindedFor));
        const [order] = await transaction
          .update(serviceOrders)
          .set({ remindedFor })
          .where(and(eq(serviceOrders.id, seen.id), eq(serviceOrders.state, 'open'), isUnsaid))
          .returning();
        if (!order) return;
        await recordHappening(transaction, {
          ...{ name: checkoutHappenings.serviceReminded, workspaceId: order.workspaceId, actorId: null },
          ids: { serviceOrderId: order.id },
        });
        const chargedCents =
          settings.lateCharges && isChargeable(order) ? findLateCents(order, { settings, now }) : null;
        await mailServiceOrder(transaction, order, remindedFor > 0 ? 'overdue' : 'reminded', chargedCents);
      });
    }
  },
};
