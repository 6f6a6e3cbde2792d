import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { supportMessages, supportTickets } from './tables.ts';

/** What a person wrote to support, for the person's own copy. */
export function collectOwnMessages(database: Database, userId: string) {
  return database
    .select({
      subject: supportTickets.subject,
      type: supportTickets.type,
      text: supportMessages.text,
      at: supportMessages.at,
    })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(eq(supportMessages.authorId, userId))
    .orderBy(asc(supportMessages.at));
}

/** What was written about a person goes with the account; that there was a request stays with its dates. */
export async function eraseTicketsAbout(transaction: Database, professionalIds: string[]): Promise<void> {
  if (professionalIds.length === 0) return;
  const about = inArray(supportTickets.professionalId, professionalIds);
  await transaction
    .update(supportMessages)
    .set({ text: ERASED })
    .where(
      inArray(
        supportMessages.ticketId,
        transaction.select({ id: supportTickets.id }).from(supportTickets).where(about),
      ),
    );
  await transaction.update(supportTickets).set({ subject: ERASED }).where(about);
}

const ERASED = '—';
