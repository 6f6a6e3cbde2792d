import { eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import type { RefundState } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletPaths } from '#wallet/paths.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import type { Refund } from './tables.ts';

interface Around {
  publicUrl: string;
  /** False: what came back repaid a debt first. */
  isWhole?: boolean;
}

/** Tells the owner of the company that credits went back as money, or are in the wallet again; a closed one has none. */
export async function mailRefund(
  transaction: Database,
  refund: Refund,
  { publicUrl, isWhole = true }: Around,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, refund.workspaceId);
  if (!owner) return;
  const { name, to, language, brand } = owner;
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `checkout/refunds:mail.${key}`, values);
  const amount = moneyInWords(refund.cents, refund.currency, language);
  const news = newsOf(refund.state);
  const isClosed = news === 'returned' && (await isSpaceClosed(transaction, refund.workspaceId));
  const back = isClosed ? (isWhole ? 'closed' : 'closedDebt') : isWhole ? 'text' : 'debt';
  const detail = news === 'done' ? refund.way : back;
  const content = {
    subject: say(`${news}.subject`, { amount }),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting', { name }),
    paragraphs: [say(`${news}.${detail}`, { amount })],
    // Who closed the space reads no statement any more.
    ...(!isClosed && { action: { label: say('action'), url: publicUrl + walletPaths.wallet() } }),
    footer: say('footer'),
  };
  await queueMail(transaction, happeningOf[news], { to, language, brand, content });
}

const happeningOf = {
  done: checkoutHappenings.refunded,
  failed: checkoutHappenings.refundFailed,
  returned: checkoutHappenings.refundReturned,
} as const;

const newsOf = (state: RefundState): keyof typeof happeningOf =>
  state === 'done' || state === 'returned' ? state : 'failed';

async function isSpaceClosed(transaction: Database, workspaceId: string): Promise<boolean> {
  const [space] = await transaction
    .select({ closedAt: workspaces.closedAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return space!.closedAt !== null;
}
