import { and, arrayContains, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { actionCodes, users } from '#accounts/server/tables.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { listHappenings } from '#platform/contract/happening.ts';
import { mailOutbox } from '#platform/db/tables.ts';

type Reader = Pick<LeavingPerson, 'id' | 'email' | 'emailVerified'>;

/**
 * The mails that are a person's own: all to their address once it is confirmed. Until then it may be somebody else's, so only those
 * to the account count: written since it exists, and not to the address whoever has it. Ignores case, as the column does not.
 */
export function ownMails({ id, email, emailVerified }: Reader): SQL | undefined {
  const { recipient, happening, createdAt } = mailOutbox;
  const toAddress = sql`lower(${recipient}) = ${email.toLowerCase()}`;
  if (emailVerified) return toAddress;
  const addressed = listHappenings().flatMap(({ name, mailedToAddresses }) => (mailedToAddresses ? [name] : []));
  const isAddressed = sql`coalesce(${happening}, '') = any(${sql.param(addressed)}::text[])`;
  const since = sql`(select ${users.createdAt} from ${users} where ${users.id} = ${id})`;
  return and(toAddress, sql`not ${isAddressed}`, sql`${createdAt} >= ${since}`);
}

/**
 * Erases the mails with which a person asked for another address that they never confirmed. Runs before `eraseMailsAbout`, which
 * takes off whom they name.
 */
export async function eraseAddressRequests(transaction: Database, userId: string): Promise<void> {
  const asked = transaction
    .select({ address: sql`lower(${actionCodes.newEmail})` })
    .from(actionCodes)
    .where(and(eq(actionCodes.userId, userId), isNotNull(actionCodes.newEmail)));
  const toThem = inArray(sql`lower(${mailOutbox.recipient})`, asked);
  await transaction.delete(mailOutbox).where(and(toThem, arrayContains(mailOutbox.about, [userId])));
}
