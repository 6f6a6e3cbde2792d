import { inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Reader } from '#negotiations/server/mails.ts';
import type { Database } from '#platform/db/connection.ts';
import { listStandings } from '#workspaces/server/queries.ts';

interface CompanySide {
  workspaceId: string;
  ownerId: string;
  /** Who spoke last for the company. */
  spokesId: string | undefined;
}

/** To whom of a company its mails about money go: who spoke last, while that person still may, else the owner. */
export async function findCompanyReader(transaction: Database, company: CompanySide): Promise<Reader> {
  const { ownerId, spokesId = ownerId } = company;
  const rows = await transaction
    .select({ id: users.id, email: users.email, name: users.name, language: users.language, brand: users.brand })
    .from(users)
    .where(inArray(users.id, [ownerId, spokesId]));
  const isAllowed = spokesId === ownerId || (await mayNegotiate(transaction, company.workspaceId, spokesId));
  return rows.find(({ id }) => id === (isAllowed ? spokesId : ownerId))!;
}

async function mayNegotiate(transaction: Database, workspaceId: string, userId: string): Promise<boolean> {
  const standing = (await listStandings(transaction, userId)).find(({ id }) => id === workspaceId);
  return standing?.isOwner === true || standing?.permissions.includes('assignProfessionals') === true;
}
