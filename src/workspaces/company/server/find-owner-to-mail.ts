import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Reader } from '#platform/mail/letter.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** To whom mail about a space goes, and in which language; null: the owner's account is gone. */
export async function findOwnerToMail(database: Database, workspaceId: string) {
  const [owner] = await database
    .select(mailReader)
    .from(workspaces)
    .innerJoin(users, and(eq(users.id, workspaces.ownerId), isNull(users.deletedAt)))
    .where(eq(workspaces.id, workspaceId));
  return owner ?? null;
}

/** To whom mail about a company’s money goes: the owner, and in copy the finance address, where the company gave another one. */
export async function listMoneyReaders(database: Database, workspaceId: string): Promise<Reader[]> {
  const owner = await findOwnerToMail(database, workspaceId);
  if (!owner) return [];
  const [space] = await database
    .select({ legalCompany: workspaces.legalCompany })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const email = space?.legalCompany?.financeEmail.trim().toLowerCase() ?? '';
  if (email === '' || email === owner.email.toLowerCase()) return [owner];
  const { language, brand } = owner;
  return [owner, { email, language, brand, footer: translate(language, 'workspaces:mail.financeFooter') }];
}
