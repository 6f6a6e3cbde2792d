import { desc, sql } from 'drizzle-orm';
import type { Role } from '#platform/access/access.ts';
import { findHappening } from '#platform/contract/happening.ts';
import { mailKinds } from '#platform/contract/mail-kinds.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';

/** The latest mail of this process, whose ids grow. */
export async function findLastMail(database: Database): Promise<string | undefined> {
  const [last] = await database.select({ id: mailOutbox.id }).from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  return last?.id;
}

/** Throws when somebody was mailed, after the given mail, something of which no kind stands in the settings of their role. */
export async function checkReadersOfMails(database: Database, after: string | undefined): Promise<void> {
  const { rows } = await database.execute<{ name: string; role: Role }>(sql`
    select distinct m.happening as name, u.role from mail_outbox m join users u on u.email = m.recipient
    where m.happening is not null and (${after ?? null}::uuid is null or m.id > ${after ?? null}::uuid)`);
  const strange = rows.filter(({ name, role }) => {
    const { mails = [], mailedToAddresses = false } = findHappening(name) ?? {};
    return !mailedToAddresses && !mails.some((kind) => mailKinds[kind].roles.includes(role));
  });
  if (strange.length > 0)
    throw new Error(
      strange.map(({ name, role }) => `${name} was mailed to a ${role}; its kinds are of other roles`).join('\n'),
    );
}
