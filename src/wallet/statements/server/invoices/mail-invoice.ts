import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { walletPaths } from '#wallet/paths.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import type { InvoicedPayment } from './invoice-queries.ts';

interface News {
  payment: InvoicedPayment;
  number: string;
  /** The number that it replaces; null: there was none. */
  former: string | null;
  publicUrl: string;
}

/** Tells the owner of the company which nota fiscal belongs to a payment. */
export async function mailInvoice(
  transaction: Database,
  { payment: { workspaceId, cents, currency, at }, number, former, publicUrl }: News,
): Promise<void> {
  const [owner] = await transaction
    .select({ name: users.name, email: users.email, language: users.language, brand: users.brand })
    .from(workspaces)
    .innerJoin(users, and(eq(users.id, workspaces.ownerId), isNull(users.deletedAt)))
    .where(eq(workspaces.id, workspaceId));
  if (!owner) return;
  const { name, email: to, language, brand } = owner;
  const values = {
    ...{ number, former: former ?? '', day: dayInWords(at, language) },
    amount: moneyInWords(Math.abs(cents), currency, language),
  };
  const say = (key: string) => translate(language, `wallet/statements:mail.${key}`, { ...values, name });
  const news = former === null ? 'invoice' : 'otherInvoice';
  const content = {
    subject: say(`${news}.subject`),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting'),
    paragraphs: [say(`${news}.text`)],
    action: { label: say('action'), url: publicUrl + walletPaths.wallet() },
    footer: say('footer'),
  };
  const happening = former === null ? walletHappenings.invoiceAttached : walletHappenings.invoiceReplaced;
  await queueMail(transaction, happening, { to, language, brand, content });
}
