import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { supportHappenings } from '#support/happenings.ts';
import { queueMailOf } from '#support/server/emails.ts';
import { supportPresence, supportTickets } from '#support/server/tables.ts';

const AT_ONCE = 200;

/** A quarter of an hour's new tickets and messages that belong to nobody are one mail to the team. */
export const mailQueueJob: AnyJob = {
  name: 'support.mail-queue',
  retryLimit: 1,
  retryDelaySeconds: 60,
  schedule: '*/15 * * * *',
  run: async (_data, { database, now }) => {
    await mailQueue(database, now);
    await database.delete(supportPresence).where(lt(supportPresence.seenAt, new Date(now.getTime() - 3_600_000)));
  },
};

export function mailQueue(database: Database, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const waiting = await transaction
      .select()
      .from(supportTickets)
      .where(
        and(eq(supportTickets.status, 'open'), isNull(supportTickets.assignedTo), isNull(supportTickets.teamToldAt)),
      )
      .orderBy(asc(supportTickets.answerDueAt), asc(supportTickets.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return;
    const ids = waiting.map(({ id }) => id);
    await transaction.update(supportTickets).set({ teamToldAt: now }).where(inArray(supportTickets.id, ids));
    const readers = await transaction
      .select(mailReader)
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt)));
    const about = waiting.flatMap(({ openedBy, professionalId }) => [openedBy, professionalId ?? []].flat());
    const tickets = waiting.map((ticket) => ({ ...ticket, supportId: ticket.id }));
    await queueMails(
      transaction,
      supportHappenings.waitsInQueue,
      readers.map((reader) => ({ ...queueMailOf(reader, tickets), about })),
    );
  });
}
