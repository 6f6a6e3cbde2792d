import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** To whom mail about a space goes, and in which language; null: the owner's account is gone. */
export async function findOwnerToMail(database: Database, workspaceId: string) {
  const [owner] = await database
    .select({ name: users.name, to: users.email, language: users.language, brand: users.brand })
    .from(workspaces)
    .innerJoin(users, and(eq(users.id, workspaces.ownerId), isNull(users.deletedAt)))
    .where(eq(workspaces.id, workspaceId));
  return owner ?? null;
}
