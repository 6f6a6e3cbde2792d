import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';

const BATCH = 500;

/** Replaces the bodies of a mail that no longer needs them. */
export const emptyBodies = { textBody: '', htmlBody: '', stopUrl: null, calendar: null } as const;

/** Empties mails whose codes have expired, and deletes those that nobody needs any more; called by the worker periodically. */
export async function purgeMails(database: Database): Promise<void> {
  await database
    .update(mailOutbox)
    .set(emptyBodies)
    .where(and(ne(mailOutbox.state, 'queued'), lte(mailOutbox.bodiesUntil, clockTime), ne(mailOutbox.textBody, '')));
  for (;;) {
    const old = database
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(lte(mailOutbox.createdAt, sql`${clockTime} - interval '30 days'`), ne(mailOutbox.state, 'queued')))
      .limit(BATCH);
    const { rowCount } = await database.delete(mailOutbox).where(inArray(mailOutbox.id, old));
    if ((rowCount ?? 0) < BATCH) return;
  }
}

interface PlainMail extends Record<string, unknown> {
  id: string;
  state: string;
  subject: string;
  text_body: string;
  html_body: string;
  stop_url: string | null;
  calendar: string | null;
}

/**
 * Encrypts the mails that an older version of the product stored in clear, once, at start; those that were really `delivered` only
 * keep their subject. Such mails have no retention time for their bodies.
 */
export async function encryptPlainMails(database: Database, { delivered }: { delivered: boolean }): Promise<void> {
  await purgeMails(database);
  while (await encryptBatch(database, delivered));
}

async function encryptBatch(database: Database, delivered: boolean): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<PlainMail>(sql`
      select id, state, subject, text_body, html_body, stop_url, calendar from ${mailOutbox}
      where ${isNull(mailOutbox.bodiesUntil)} and text_body <> '' limit ${BATCH} for update`);
    for (const { id, state, subject, text_body, html_body, stop_url, calendar } of rows) {
      const bodies = { textBody: text_body, htmlBody: html_body, stopUrl: stop_url, calendar };
      await transaction
        .update(mailOutbox)
        .set({
          subject,
          ...(delivered && state === 'sent' ? emptyBodies : bodies),
          bodiesUntil: sql`${mailOutbox.createdAt} + interval '30 days'`,
        })
        .where(eq(mailOutbox.id, id));
    }
    return rows.length > 0;
  });
}
