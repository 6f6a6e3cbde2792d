import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#jobs/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { positions } from '#projects/server/tables.ts';

const SHOWN_MAILS = 20;

export async function readCounts(database: Database) {
  const byRole = (role: 'squadMember' | 'squadOwner') =>
    database.$count(users, and(eq(users.role, role), isNull(users.deletedAt)));
  const [professionals, companies, openVacancies, applied] = await Promise.all([
    byRole('squadMember'),
    byRole('squadOwner'),
    database.$count(positions, eq(positions.state, 'open')),
    database
      .select({
        applications: count(),
        hired: sql<number>`count(*) filter (where ${applications.stage} = 'hired')`.mapWith(Number),
      })
      .from(applications),
  ]);
  return {
    professionals,
    companies,
    openVacancies,
    applications: applied[0]?.applications ?? 0,
    hired: applied[0]?.hired ?? 0,
  };
}

export async function listUndeliveredMails(database: Database) {
  return database
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.state, 'failed'))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(SHOWN_MAILS);
}

/** Puts a failed mail back into the queue; false when there is no such mail. */
export async function requeueMail(database: Database, mailId: string): Promise<boolean> {
  const requeued = await database
    .update(mailOutbox)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(mailOutbox.id, mailId), eq(mailOutbox.state, 'failed')))
    .returning({ id: mailOutbox.id });
  return requeued.length > 0;
}
