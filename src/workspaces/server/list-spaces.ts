import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { permissions } from '#platform/access/permissions.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { forbiddenPaths } from '#workspaces/rules/forbidden-paths.ts';
import { createOwnWorkspace } from '#workspaces/server/create-own-workspace.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';
import { workspaces } from '#workspaces/server/tables.ts';

type Space = Awaited<ReturnType<typeof readSpaces>>[number];

/** The spaces that a person can enter, the own one first, with the owner of each. */
async function readSpaces(database: Database, userId: string, requestedId?: string) {
  const accessible = (await listWorkspaceAccess(database, userId)).filter(
    ({ id }) => !requestedId || id === requestedId,
  );
  const ids = accessible.map(({ id }) => id);
  const rows = await database
    .select({ space: workspaces, owner: { id: users.id, name: users.name, email: users.email, image: users.image } })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(and(inArray(workspaces.id, ids), isNull(workspaces.closedAt)))
    .orderBy(asc(workspaces.id));
  return accessible.flatMap((access) => {
    const row = rows.find(({ space }) => space.id === access.id);
    return row ? [{ ...row, access }] : [];
  });
}

export async function findSpaceOf(database: Database, userId: string, workspaceId: string): Promise<Space | null> {
  return (await readSpaces(database, userId, workspaceId))[0] ?? null;
}

function presentEntry({ space, owner, access }: Space) {
  return {
    workspaceId: space.id,
    uid: owner.id,
    displayName: owner.name || owner.email,
    userPhoto: owner.image,
    company: space.company,
    isOwner: access.isOwner,
  };
}

export function presentEntered(found: Space) {
  const { access } = found;
  return {
    ...presentEntry(found),
    permissions: access.isOwner ? [...permissions] : [...access.permissions],
    forbiddens: forbiddenPaths(access),
  };
}

export async function listSpaces(context: SignedInContext) {
  const spaces = await readSpaces(context.database, context.session.userId);
  return { invitedRepository: spaces.map(presentEntry) };
}

/** Any space of the caller; one of others is not found. */
export async function readSpace(context: SignedInContext, workspaceId: string) {
  const found = await findSpaceOf(context.database, context.session.userId, workspaceId);
  if (!found) throw platformErrors.notFound();
  return presentEntered(found);
}

/** The caller's own space, recreated when it was closed or transferred. Of two concurrent calls one creates it. */
export async function openOwnSpace(context: SignedInContext) {
  const { userId } = context.session;
  await context.database.transaction((transaction) => createOwnWorkspace(transaction, userId));
  const [own] = await readSpaces(context.database, userId);
  return presentEntered(own!);
}
