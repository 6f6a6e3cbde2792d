import { checkoutHappenings } from '#checkout/happenings.ts';
import { plansPath } from '#checkout/paths.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/termination.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { Subscription } from './tables.ts';

const reported = {
  started: checkoutHappenings.planStarted,
  noticed: checkoutHappenings.planNoticed,
  renewed: checkoutHappenings.planRenewed,
  ended: checkoutHappenings.planEnded,
} as const;

/** Tells the owner of the company what became of a plan. */
export async function mailSubscription(
  transaction: Database,
  subscription: Subscription,
  news: keyof typeof reported,
  publicUrl: string,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, subscription.workspaceId);
  if (!owner) return;
  const { name, to, language, brand } = owner;
  const { planId, monthlyCents, startedOn, endsOn, fineCents } = subscription;
  const inWords = (date: string) => dayInWords(new Date(`${date}T12:00:00-03:00`), language);
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `checkout/subscriptions:mail.${key}`, values);
  const values = {
    plan: translate(language, `checkout:plan.${planId}`),
    price: moneyInWords(monthlyCents, 'BRL', language),
    committed: inWords(addMonths(startedOn!, COMMITMENT_MONTHS)),
    ...(endsOn !== null && { end: inWords(endsOn) }),
  };
  const fine =
    news === 'noticed' && fineCents !== null && fineCents > 0
      ? [say('noticed.fine', { amount: moneyInWords(fineCents, 'BRL', language) })]
      : [];
  const content = {
    subject: say(`${news}.subject`, values),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting', { name }),
    paragraphs: [say(`${news}.text`, values), ...fine],
    action: { label: say('action'), url: publicUrl + plansPath },
    footer: say('footer'),
  };
  await queueMail(transaction, reported[news], { to, language, brand, content });
}
