import { sql } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import { preparedTime } from '#platform/db/clock-time.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { waking } from '#platform/mail/outbox-channel.ts';

const write = preparedOnce((database) =>
  database
    .insert(mailOutbox)
    .values({
      id: sql.placeholder('id'),
      recipient: sql.placeholder('recipient'),
      language: sql.placeholder('language'),
      subject: sql.placeholder('subject'),
      textBody: sql.placeholder('textBody'),
      htmlBody: sql.placeholder('htmlBody'),
      bodiesUntil: sql`${preparedTime} + interval '30 days'`,
      about: sql.placeholder('about'),
      happening: sql.placeholder('happening'),
      workspaceId: sql.placeholder('workspaceId'),
      createdAt: preparedTime,
    })
    .returning({ waking }),
);

type PlainMail = Pick<
  typeof mailOutbox.$inferSelect,
  'recipient' | 'language' | 'subject' | 'textBody' | 'htmlBody' | 'about' | 'happening' | 'workspaceId'
>;

/** Queues a mail without attachment, one-click address or codes: the usual kind, of which a busy product queues many. */
export async function queueOneMail(transaction: Database, mail: PlainMail): Promise<void> {
  await write(transaction, { id: newId(), aheadMs: clock.aheadMs(), ...mail });
}
