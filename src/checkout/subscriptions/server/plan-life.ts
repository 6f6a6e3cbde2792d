import type { HappeningName } from '#platform/contract/happening.ts';
import { and, eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { plansPath } from '#checkout/paths.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/plan-change.ts';
import { isRaise, readStart, readSubscription } from '#checkout/subscriptions/rules/subscription-states.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { translate } from '#platform/i18n/translate.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import { type Mail, queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import { type Subscription, subscriptions } from './tables.ts';

interface EndedOrder {
  orderId: string;
  cause: string | null;
  state: 'paid' | 'canceled';
  /** Null: it followed from a payment. */
  actorId: string | null;
  now: Date;
}

/** A plan starts with the payment of its first order, and is dropped with it; a raise starts or ends with its order. */
export async function followOrder(transaction: Database, order: EndedOrder): Promise<void> {
  if (isRaise(order.cause)) return followRaise(transaction, order);
  const subscriptionId = readStart(order.cause);
  if (subscriptionId === null) return;
  const { state, actorId, now } = order;
  const startedOn = dateInSaoPaulo(now);
  const [plan] = await transaction
    .update(subscriptions)
    .set(
      state === 'paid'
        ? { state: 'active', startedOn, billedUntil: addMonths(startedOn, 1) }
        : { state: 'dropped', endedAt: now },
    )
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.state, 'waiting')))
    .returning();
  if (!plan) return;
  if (state === 'paid') await tellOfPlan(transaction, plan, 'started', actorId);
  else await recordPlan(transaction, checkoutHappenings.planDropped, plan, actorId);
}

async function followRaise(transaction: Database, { orderId, cause, state, actorId }: EndedOrder): Promise<void> {
  const where = eq(subscriptions.id, readSubscription(cause)!);
  const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
  if (plan?.next?.serviceOrderId !== orderId) return;
  if (state === 'paid') await applyChange(transaction, plan, actorId);
  else await transaction.update(subscriptions).set({ next: null }).where(where);
}

/** Makes the change that waits, of a locked plan, and tells its company. `actorId` null: time or a payment made it. */
export async function applyChange(
  transaction: Database,
  plan: Subscription,
  actorId: string | null,
): Promise<Subscription> {
  const { planId, monthlyCents, includedUnits, unitCents, termsVersion } = plan.next!;
  const [changed] = await transaction
    .update(subscriptions)
    .set({ planId, monthlyCents, includedUnits, unitCents, termsVersion, next: null })
    .where(eq(subscriptions.id, plan.id))
    .returning();
  await tellOfPlan(transaction, changed!, 'changed', actorId);
  return changed!;
}

const reported = {
  started: checkoutHappenings.planStarted,
  noticed: checkoutHappenings.planNoticed,
  changed: checkoutHappenings.planChanged,
  suspended: checkoutHappenings.planSuspended,
  resumed: checkoutHappenings.planResumed,
  ended: checkoutHappenings.planEnded,
  /** What it owed was overdue for too long. */
  endedUnpaid: checkoutHappenings.planEnded,
} as const;

/** Records what became of a plan. `actorId` null: time or a payment did it. */
export async function recordPlan(
  transaction: Database,
  name: HappeningName<'subscriptionId'>,
  { id: subscriptionId, workspaceId }: Subscription,
  actorId: string | null = null,
): Promise<void> {
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { subscriptionId } });
}

/** Records what became of a plan, and tells those who read of the company’s money. */
export async function tellOfPlan(
  transaction: Database,
  plan: Subscription,
  news: keyof typeof reported,
  actorId: string | null = null,
): Promise<void> {
  await recordPlan(transaction, reported[news], plan, actorId);
  const readers = await listMoneyReaders(transaction, plan.workspaceId);
  const mails = readers.map((reader) => writeNews(reader, plan, news));
  await queueMails(transaction, reported[news], mails);
}

function writeNews(
  reader: Reader,
  { planId, monthlyCents, startedOn, endsOn, fineCents }: Subscription,
  news: keyof typeof reported,
): Mail {
  const { language } = reader;
  const inWords = (date: string) => dayInWords(new Date(`${date}T12:00:00-03:00`), language);
  const values = {
    plan: translate(language, `checkout:plan.${planId}`),
    price: moneyInWords(monthlyCents, 'BRL', language),
    committed: inWords(addMonths(startedOn!, COMMITMENT_MONTHS)),
    ...(endsOn !== null && { end: inWords(endsOn) }),
  };
  return writeLetter(reader, 'checkout/subscriptions:mail', values, (say) => ({
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
}
