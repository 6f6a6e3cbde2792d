import { and, arrayOverlaps, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';

/**
 * Erases mails to others that mention somebody: undelivered ones are never sent; of delivered ones only the bare record remains.
 * @param ids people, or records that stand for them, as passed to `queueMail` in `about`
 */
export async function eraseMailsAbout(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ofThem = arrayOverlaps(mailOutbox.about, [...ids]);
  await transaction.delete(mailOutbox).where(and(ofThem, ne(mailOutbox.state, 'sent')));
  await transaction
    .update(mailOutbox)
    .set({ subject: '', textBody: '', htmlBody: '', calendar: null, stopUrl: null, lastError: null, about: [] })
    .where(ofThem);
}
