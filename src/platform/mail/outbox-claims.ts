import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { emptyBodies } from '#platform/mail/mail-storage.ts';

export type QueuedMail = typeof mailOutbox.$inferSelect;
/**
 * A claim names its mail without reading it, because a text that cannot be decrypted must not prevent the mail from being marked.
 * `isLast`: no other mail was due when this one was claimed; each later one wakes the delivery itself.
 */
export type ClaimedMail = Pick<QueuedMail, 'id' | 'recipient' | 'attempts'> & { isLast: boolean };

export const MAXIMUM_ATTEMPTS = 8;
/** Longer than a mail may take including all status updates: a worker that still owns one after this time has died. */
export const LEASE_SECONDS = 90;

const isDue = and(
  eq(mailOutbox.state, 'queued'),
  lte(mailOutbox.nextAttemptAt, sql`now()`),
  // Mails of an older version are encrypted first.
  isNotNull(mailOutbox.bodiesUntil),
);

/** For `returning`, of the row that is being claimed. */
const isLast = sql<boolean>`not exists (
  select from mail_outbox as other
  where other.state = 'queued' and other.next_attempt_at <= now() and other.bodies_until is not null
    and other.attempts < ${MAXIMUM_ATTEMPTS} and other.id <> mail_outbox.id)`;

const claimNext = preparedOnce((database) => {
  const next = database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isDue, lt(mailOutbox.attempts, MAXIMUM_ATTEMPTS)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return (
    database
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      // As an array the choice is made once; as a plain subquery the planner may make it again for each row.
      .where(sql`${mailOutbox.id} = any(array(${next}))`)
      .returning({ id: mailOutbox.id, recipient: mailOutbox.recipient, attempts: mailOutbox.attempts, isLast })
  );
});

/**
 * Claims the next due mail and counts the attempt before it is made, so that an attempt that ends the process counts too. Nobody
 * else gets the mail until the lease expires; null when none is due.
 */
export async function claimMail(database: Database): Promise<ClaimedMail | null> {
  const [mail] = await claimNext(database, {});
  return mail ?? null;
}

const readById = preparedOnce((database) =>
  database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.id, sql.placeholder('id'))),
);

/** Null when the mail was erased meanwhile. Throws UnreadableTextError when it cannot be decrypted. */
export async function readMail(database: Database, id: string): Promise<QueuedMail | null> {
  const [mail] = await readById(database, { id });
  return mail ?? null;
}

/** Removes a mail that its reader does not want: nothing was sent, so nothing stays. */
export async function discardMail(database: Database, id: string): Promise<void> {
  await database.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** Puts a claimed mail off until its reader wants it; that was no attempt. */
export async function holdMail(database: Database, id: string, minutes: number): Promise<void> {
  await database
    .update(mailOutbox)
    .set({ nextAttemptAt: sql`now() + make_interval(mins => ${minutes})`, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(eq(mailOutbox.id, id));
}

const marking = (isEmptied: boolean) =>
  preparedOnce((database) =>
    database
      .update(mailOutbox)
      .set({ state: 'sent', sentAt: sql`now()`, lastError: null, ...(isEmptied && emptyBodies) })
      .where(eq(mailOutbox.id, sql.placeholder('id'))),
  );
const markOnly = marking(false);
const markAndEmpty = marking(true);

/**
 * Recorded regardless of who owns the claim by now, because the mail was sent. Once a mail was really delivered it belongs to its
 * recipient, so its bodies are emptied.
 */
export async function markSent(database: Database, mailId: string, delivered: boolean): Promise<void> {
  await (delivered ? markAndEmpty : markOnly)(database, { id: mailId });
}

/**
 * Schedules the next attempt (after 1, 2, 4 … 64 minutes), or marks the mail as failed. Does nothing if somebody else owns the claim by
 * now.
 */
export async function markUndelivered(
  database: Database,
  { id, attempts }: ClaimedMail,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  await database
    .update(mailOutbox)
    .set({
      lastError: reason.slice(0, 500),
      state: isFinal || attempts >= MAXIMUM_ATTEMPTS ? 'failed' : 'queued',
      nextAttemptAt: sql`now() + make_interval(mins => ${2 ** (attempts - 1)})`,
    })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'queued'), eq(mailOutbox.attempts, attempts)));
}

/** Mails whose last attempt ended with its process. */
export async function failAbandonedMails(database: Database): Promise<void> {
  const abandoned = database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isDue, gte(mailOutbox.attempts, MAXIMUM_ATTEMPTS)));
  await database
    .update(mailOutbox)
    .set({ state: 'failed', lastError: 'The process ended during the last attempt.' })
    .where(inArray(mailOutbox.id, abandoned));
}
