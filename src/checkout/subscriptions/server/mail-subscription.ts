import { checkoutHappenings } from '#checkout/happenings.ts';
import { plansPath } from '#checkout/paths.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/termination.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { Subscription } from './tables.ts';

const reported = {
  started: checkoutHappenings.planStarted,
  noticed: checkoutHappenings.planNoticed,
  renewed: checkoutHappenings.planRenewed,
  changed: checkoutHappenings.planChanged,
  suspended: checkoutHappenings.planSuspended,
  resumed: checkoutHappenings.planResumed,
  ended: checkoutHappenings.planEnded,
  /** What it owed was overdue for too long. */
  endedUnpaid: checkoutHappenings.planEnded,
} as const;

/** Tells the owner of the company what became of a plan. */
export async function mailSubscription(
  transaction: Database,
  subscription: Subscription,
  news: keyof typeof reported,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, subscription.workspaceId);
  if (!owner) return;
  const { language } = owner;
  const { planId, monthlyCents, startedOn, endsOn, fineCents } = subscription;
  const inWords = (date: string) => dayInWords(new Date(`${date}T12:00:00-03:00`), language);
  const values = {
    plan: translate(language, `checkout:plan.${planId}`),
    price: moneyInWords(monthlyCents, 'BRL', language),
    committed: inWords(addMonths(startedOn!, COMMITMENT_MONTHS)),
    ...(endsOn !== null && { end: inWords(endsOn) }),
  };
  const mail = writeLetter(owner, 'checkout/subscriptions:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [
      say(`${news}.text`),
      (news === 'noticed' || news === 'endedUnpaid') &&
        fineCents !== null &&
        fineCents > 0 &&
        say('noticed.fine', { amount: moneyInWords(fineCents, 'BRL', language) }),
    ],
    action: { label: say('action'), path: plansPath },
  }));
  await queueMail(transaction, reported[news], mail);
}
