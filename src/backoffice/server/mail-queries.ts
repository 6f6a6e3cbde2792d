import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { MAIL_SUBJECT, mailOutbox } from '#platform/db/tables.ts';
import { decryptIfReadable } from '#platform/encryption/encrypted-column.ts';

const SHOWN_MAILS = 20;

/** A subject that cannot be decrypted is empty: that mail's error says so. */
export async function listUndeliveredMails(database: Database) {
  const mails = await database
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      // Read as stored, so that one unreadable mail does not hide the others.
      subject: sql<string>`${mailOutbox.subject}`,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
      canRetry: sql<boolean>`${mailOutbox.textBody} <> ''`,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.state, 'failed'))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(SHOWN_MAILS);
  return mails.map((mail) => ({ ...mail, subject: decryptIfReadable(mail.subject, MAIL_SUBJECT) ?? '' }));
}

/** The number of waiting mails, how many of them have failed so far and the latest reason, and the number of failed mails. */
export async function readMailQueue(database: Database) {
  const delayed = and(eq(mailOutbox.state, 'queued'), isNotNull(mailOutbox.lastError));
  const [queued, failed, [latest]] = await Promise.all([
    database
      .select({ waiting: count(), delayed: count(mailOutbox.lastError) })
      .from(mailOutbox)
      .where(eq(mailOutbox.state, 'queued')),
    database.$count(mailOutbox, eq(mailOutbox.state, 'failed')),
    database
      .select({ lastError: mailOutbox.lastError })
      .from(mailOutbox)
      .where(delayed)
      .orderBy(desc(mailOutbox.nextAttemptAt))
      .limit(1),
  ]);
  return { waiting: 0, delayed: 0, ...queued[0], failed, lastError: latest?.lastError ?? null };
}

/** Once its codes have expired there is nothing left to send. */
const isRetryable = and(eq(mailOutbox.state, 'failed'), ne(mailOutbox.textBody, ''));

const backInQueue = { state: 'queued', attempts: 0, lastError: null, nextAttemptAt: sql`now()` } as const;

/** Puts a failed mail back into the queue; false when there is no such mail. */
export async function requeueMail(database: Database, mailId: string): Promise<boolean> {
  const requeued = await database
    .update(mailOutbox)
    .set(backInQueue)
    .where(and(eq(mailOutbox.id, mailId), isRetryable))
    .returning({ id: mailOutbox.id });
  return requeued.length > 0;
}

/** Puts every failed mail back into the queue. Returns how many. */
export async function requeueFailedMails(database: Database): Promise<number> {
  const { rowCount } = await database.update(mailOutbox).set(backInQueue).where(isRetryable);
  return rowCount ?? 0;
}
