import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
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
