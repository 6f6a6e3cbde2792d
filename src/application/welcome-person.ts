import type { Role } from '#platform/access/access.ts';
import type { Database } from '#platform/db/connection.ts';
import { createOwnWorkspace } from '#workspaces/server/create-own-workspace.ts';

/** What a new person gets besides the account, in the same transaction: for an owner, a company space. */
export async function welcomePerson(transaction: Database, person: { id: string; role: Role }): Promise<void> {
  if (person.role === 'squadOwner') await createOwnWorkspace(transaction, person.id);
}
