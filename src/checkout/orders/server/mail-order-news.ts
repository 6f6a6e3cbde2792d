import { and, eq, isNull, sql } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import type { OrderState } from '#checkout/orders/rules/order-states.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import { type Mail, queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import { isColleagueOf } from '#workspaces/server/queries.ts';
import type { Order } from './tables.ts';

const mailed = {
  processing: checkoutHappenings.paymentSeen,
  paid: checkoutHappenings.paid,
  failed: checkoutHappenings.ended,
  expired: checkoutHappenings.ended,
  held: checkoutHappenings.ended,
} as const;
type Mailed = keyof typeof mailed;

const isMailed = (state: OrderState, order: Order): state is Mailed =>
  // A Pix code or a card form that nobody used ends on the page that shows it.
  state in mailed && !(state === 'expired' && order.method !== 'boleto');

interface Outcome {
  /** Nothing of it repaid a debt. */
  isWhole: boolean;
  /** What it was for waited to be paid when it came. */
  isServiceOpen: boolean;
}

/** Tells whoever ordered, the owner of the space and its finance address what became of the payment. */
export async function mailOrderNews(
  transaction: Database,
  order: Order,
  state: OrderState,
  { now, ...about }: Outcome & { now: Date },
): Promise<void> {
  if (!isMailed(state, order)) return;
  const readers = await listMoneyReaders(transaction, order.workspaceId);
  const isReader = sql<boolean>`${and(isNull(users.deletedAt), isColleagueOf(order.workspaceId, now))}`;
  const [person] = await transaction
    .select({ ...mailReader, isReader })
    .from(users)
    .where(eq(users.id, order.createdBy));
  const { isReader: isColleague, ...orderer } = person!;
  const isTold = readers.some(({ email }) => email.toLowerCase() === orderer.email.toLowerCase());
  for (const reader of isColleague && !isTold ? [...readers, orderer] : readers)
    await queueMail(transaction, mailed[state], orderMail(reader, state, { order, orderedBy: orderer.name, ...about }));
}

interface About extends Outcome {
  order: Order;
  /** Empty: the account is deleted. */
  orderedBy: string;
}

function orderMail(reader: Reader, state: Mailed, { order, orderedBy, isWhole, isServiceOpen }: About): Mail {
  const amount = moneyInWords(order.cents, order.currency, reader.language);
  // Paid whole, an open service order is paid, of which its own mail tells.
  const text = order.kind === 'service' && (state !== 'paid' || isServiceOpen) ? 'serviceText' : 'text';
  const news = isWhole ? state : 'paidToDebt';
  return writeLetter(reader, 'checkout/orders:mail', { amount }, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [
      say(`${news}.${text}`),
      say('order', { number: order.id, method: say(`checkout/orders:method.${order.method}`) }),
      orderedBy !== '' && say('orderedBy', { name: orderedBy }),
    ],
    about: [order.createdBy],
    action: { label: say('open'), path: checkoutPaths.order(order.serviceOrderId ?? order.id) },
  }));
}
