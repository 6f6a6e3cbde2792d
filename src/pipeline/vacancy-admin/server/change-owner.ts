import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { migrateProject } from '#projects/server/migrate-project.ts';
import { lockProject } from '#projects/server/queries.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { matchesPerson } from '#pipeline/candidates/server/search-people.ts';
import { containsTyped } from '#platform/capability/finding.ts';

const SHOWN = 20;

/** Clients with an open space, by the name of company or owner, the id of either, or the owner's e-mail. */
export async function findClients(database: Database, search: string) {
  const found = (where: SQL | undefined) =>
    database
      .select({
        ownerId: users.id,
        company: workspaces.company,
        ownerName: users.name,
        email: users.email,
      })
      .from(workspaces)
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(and(isNull(workspaces.closedAt), where))
      .orderBy(workspaces.company, users.email)
      .limit(SHOWN);
  return { clients: await found(or(matchesPerson(search), containsTyped(workspaces.company, search))) };
}

/** Moves a project with all its records to another client; of two concurrent moves the second one is refused. */
export function changeProjectOwner(
  context: SignedInContext,
  { squadOwnerId, projectId, version }: { squadOwnerId: string; projectId: string; version: number },
) {
  const { database, ports } = context;
  const { moveProjectRecords } = ports;
  return database.transaction(async (transaction) => {
    const [target] = await transaction
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.ownerId, squadOwnerId), isNull(workspaces.closedAt)));
    if (!target) throw projectErrors.clientNotFound();
    const workspaceId = target.id;
    const project = await lockProject(transaction, context.reach, projectId);
    if (!project) throw projectErrors.notFound();
    const migrated = await migrateProject(transaction, context, { projectId, version, workspaceId });
    const move = { projectId, from: project.workspaceId, to: workspaceId };
    await moveProjectRecords(transaction, move);
    return migrated;
  });
}
