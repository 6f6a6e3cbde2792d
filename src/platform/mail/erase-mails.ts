import { and, arrayOverlaps, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';

/** Every mail to these addresses, whatever its case: the column does not know that case tells no addresses apart. */
export async function eraseMailsTo(transaction: Database, addresses: readonly string[]): Promise<void> {
  const folded = addresses.map((address) => address.toLowerCase());
  await transaction.delete(mailOutbox).where(sql`lower(${mailOutbox.recipient}) = any(${sql.param(folded)}::text[])`);
}

/**
 * Mails to others that tell of somebody: what was not delivered never leaves; of what was delivered the bare record stays.
 * @param ids people, or records that stand for them, as `queueMail` was told in `about`
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
