import { sql } from 'drizzle-orm';
import type { Brand } from '#platform/contract/brand.ts';
import type { MailedHappening } from '#platform/contract/happening.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { runPrepared } from '#platform/db/statements/prepared.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { waking } from '#platform/mail/outbox-channel.ts';
import { queueOneMail } from '#platform/mail/queue-one-mail.ts';
import { type MailContent, renderHtml, renderText } from '#platform/mail/mail-content.ts';
import { siteAddress } from '#platform/mail/site-address.ts';

export interface Mail {
  to: string;
  language: Language;
  /** The brand of the recipient's product; the default one when unknown. */
  brand?: Brand;
  content: MailContent;
  /** It waits this long, so that what it tells can be undone before (`takeBackMails`). */
  waitSeconds?: number;
  /** When its codes expire: nobody needs its content after that. Default and maximum: 30 days. */
  lapsesAt?: Date;
  /** The space that it is about, where its reader may have chosen otherwise than for other spaces. */
  workspaceId?: string | null;
  /** Ids of the people it mentions besides its recipient (or of records that stand for them): the mail is erased with their account. */
  about?: readonly string[];
}

/** Queues a mail in the caller's transaction, so that it is only sent if that commits. `happening`: what it reports. */
export function queueMail(transaction: Database, happening: MailedHappening, mail: Mail): Promise<void> {
  return queueMails(transaction, happening, [mail]);
}

/** Queues several in one statement. */
export async function queueMails(
  transaction: Database,
  happening: MailedHappening,
  mails: readonly Mail[],
): Promise<void> {
  if (mails.length === 0) return;
  const [only] = mails;
  const { stop, calendar } = only!.content;
  if (mails.length === 1 && !only!.lapsesAt && !only!.waitSeconds && !stop && !calendar)
    return queueOneMail(transaction, rowOf(happening, only!));
  const rows = mails.map((mail) => ({
    ...rowOf(happening, mail),
    stopUrl: mail.content.stop ? siteAddress() + mail.content.stop.callPath : null,
    calendar: mail.content.calendar ?? null,
    ...(mail.waitSeconds && { nextAttemptAt: sql`now() + make_interval(secs => ${mail.waitSeconds})` }),
    bodiesUntil: sql`least(${mail.lapsesAt?.toISOString() ?? null}::timestamptz, ${clockTime} + interval '30 days')`,
  }));
  const writing = transaction.insert(mailOutbox).values(rows).returning({ waking });
  // The text of several depends on their number.
  await (rows.length === 1 ? runPrepared(transaction, writing) : writing);
}

function rowOf(happening: MailedHappening, mail: Mail) {
  const { to, language, brand = 'default', content, about = [], workspaceId = null } = mail;
  return {
    recipient: to,
    language,
    subject: content.subject,
    textBody: renderText(content),
    htmlBody: renderHtml(content, language, brand),
    about: [...new Set(about)],
    happening: happening.name,
    workspaceId,
  };
}
