import { sql } from 'drizzle-orm';
import type { Role } from '#platform/access/access.ts';
import { findHappening } from '#platform/contract/happening.ts';
import { mailKinds } from '#platform/contract/mail-kinds.ts';
import type { Database } from '#platform/db/connection.ts';

/** Throws when somebody was mailed something of which no kind stands in the settings of their role. */
export async function checkReadersOfMails(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string; role: Role }>(sql`
    select distinct m.happening as name, u.role from mail_outbox m join users u on u.email = m.recipient where m.happening is not null`);
  const strange = rows.filter(({ name, role }) => {
    const { mails = [], mailedToAddresses = false } = findHappening(name) ?? {};
    return !mailedToAddresses && !mails.some((kind) => mailKinds[kind].roles.includes(role));
  });
  if (strange.length > 0)
    throw new Error(
      strange.map(({ name, role }) => `${name} was mailed to a ${role}; its kinds are of other roles`).join('\n'),
    );
}
