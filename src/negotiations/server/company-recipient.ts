import { inArray } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Reader } from '#platform/mail/letter.ts';
import type { Database } from '#platform/db/connection.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';

interface CompanySide {
  workspaceId: string;
  ownerId: string;
  /** The person who spoke last for the company. */
  spokesId: string | undefined;
}

/** The recipient of the company's mails about money: the person who spoke last, while still permitted, otherwise the owner. */
export async function findCompanyRecipient(transaction: Database, company: CompanySide): Promise<Reader> {
  const { ownerId, spokesId = ownerId } = company;
  const rows = await transaction
    .select({ id: users.id, ...mailReader })
    .from(users)
    .where(inArray(users.id, [ownerId, spokesId]));
  const isAllowed = spokesId === ownerId || (await mayNegotiate(transaction, company.workspaceId, spokesId));
  return rows.find(({ id }) => id === (isAllowed ? spokesId : ownerId))!;
}

async function mayNegotiate(transaction: Database, workspaceId: string, userId: string): Promise<boolean> {
  const access = (await listWorkspaceAccess(transaction, userId)).find(({ id }) => id === workspaceId);
  return access?.isOwner === true || access?.permissions.includes('assignProfessionals') === true;
}
