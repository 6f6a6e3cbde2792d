import { and, arrayOverlaps, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MailedHappening } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';

/**
 * Takes back mails that still wait (`Mail.waitSeconds`), because what they tell was undone.
 * @param ids of the records that they are about; returns those of them about which a mail was taken back
 */
export async function takeBackMails(
  transaction: Database,
  happenings: readonly MailedHappening[],
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const taken = await transaction
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.state, 'queued'),
        eq(mailOutbox.attempts, 0),
        gt(mailOutbox.nextAttemptAt, sql`now()`),
        arrayOverlaps(mailOutbox.about, [...ids]),
        inArray(
          mailOutbox.happening,
          happenings.map(({ name }) => name),
        ),
      ),
    )
    .returning({ about: mailOutbox.about });
  return new Set(taken.flatMap(({ about }) => about));
}
