import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { BaseLogger } from 'pino';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { type MailContent, renderHtml, renderText } from '#platform/mail/mail-content.ts';
import type { MailTransport } from '#platform/mail/transport.ts';

export const OUTBOX_CHANNEL = 'ponte_outbox';
const MAXIMUM_ATTEMPTS = 8;
const BATCH = 20;

export interface Mail {
  to: string;
  language: Language;
  /** The look of the recipient's product; the default one when nothing is known of them. */
  brand?: Brand;
  content: MailContent;
}

/** Writes a mail in the caller's transaction: it is sent only when what caused it is kept. */
export function queueMail(transaction: Database, mail: Mail): Promise<void> {
  return queueMails(transaction, [mail]);
}

/** Several at once, in one statement. */
export async function queueMails(transaction: Database, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await transaction.insert(mailOutbox).values(
    mails.map(({ to, language, brand = 'default', content }) => ({
      recipient: to,
      language,
      subject: content.subject,
      textBody: renderText(content),
      htmlBody: renderHtml(content, language, brand),
      stopUrl: content.stop?.callUrl ?? null,
      calendar: content.calendar ?? null,
    })),
  );
  await transaction.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** Sends what is due, in batches, until nothing is left; several workers share the work without sending twice. */
export async function deliverDueMail(database: Database, transport: MailTransport, log: BaseLogger): Promise<void> {
  while ((await deliverBatch(database, transport, log)) === BATCH);
}

async function deliverBatch(database: Database, transport: MailTransport, log: BaseLogger): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'queued'), lte(mailOutbox.nextAttemptAt, sql`now()`)))
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const mail of due) await deliver(transaction, transport, log, mail);
    return due.length;
  });
}

type QueuedMail = typeof mailOutbox.$inferSelect;

async function deliver(
  transaction: Database,
  transport: MailTransport,
  log: BaseLogger,
  mail: QueuedMail,
): Promise<void> {
  const attempts = mail.attempts + 1;
  try {
    await transport.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      calendar: mail.calendar,
      id: mail.id,
      stopUrl: mail.stopUrl,
    });
    await transaction
      .update(mailOutbox)
      .set({ state: 'sent', attempts, sentAt: new Date() })
      .where(eq(mailOutbox.id, mail.id));
  } catch (problem) {
    const lastError = String(problem).slice(0, 500);
    log.warn({ mail: mail.id, attempts }, 'mail not delivered');
    await transaction
      .update(mailOutbox)
      .set({
        attempts,
        lastError,
        state: attempts >= MAXIMUM_ATTEMPTS ? 'failed' : 'queued',
        // 1, 2, 4 … 64 minutes.
        nextAttemptAt: sql`now() + make_interval(mins => ${2 ** (attempts - 1)})`,
      })
      .where(eq(mailOutbox.id, mail.id));
  }
}
