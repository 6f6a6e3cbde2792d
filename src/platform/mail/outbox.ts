import { sql } from 'drizzle-orm';
import type { Brand } from '#platform/contract/brand.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { runPrepared } from '#platform/db/statements/prepared.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { type MailContent, renderHtml, renderText } from '#platform/mail/mail-content.ts';

export const OUTBOX_CHANNEL = 'ponte_outbox';

export interface Mail {
  to: string;
  language: Language;
  /** The brand of the recipient's product; the default one when unknown. */
  brand?: Brand;
  content: MailContent;
  /** When its codes expire: nobody needs its content after that. Default and maximum: 30 days. */
  lapsesAt?: Date;
  /** Ids of the people it mentions besides its recipient (or of records that stand for them): the mail is erased with their account. */
  about?: readonly string[];
}

/** Queues a mail in the caller's transaction, so that it is only sent if that commits. `happening`: what it reports. */
export function queueMail(transaction: Database, happening: HappeningName, mail: Mail): Promise<void> {
  return queueMails(transaction, happening, [mail]);
}

/** Queues several in one statement. */
export async function queueMails(
  transaction: Database,
  happening: HappeningName,
  mails: readonly Mail[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, language, brand = 'default', content, lapsesAt, about = [] }) => ({
    recipient: to,
    language,
    subject: content.subject,
    textBody: renderText(content),
    htmlBody: renderHtml(content, language, brand),
    stopUrl: content.stop?.callUrl ?? null,
    calendar: content.calendar ?? null,
    bodiesUntil: sql`least(${lapsesAt?.toISOString() ?? null}::timestamptz, ${clockTime} + interval '30 days')`,
    about: [...new Set(about)],
    happening: happening.name,
  }));
  // Wakes the worker in the same statement; many wakings of one transaction are one.
  const waking = sql`pg_notify(${OUTBOX_CHANNEL}, '')`;
  const writing = transaction.insert(mailOutbox).values(rows).returning({ waking });
  // One mail is the usual case; the text of several depends on their number.
  await (rows.length === 1 ? runPrepared(transaction, writing) : writing);
}
