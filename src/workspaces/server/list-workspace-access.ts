import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Permission } from '#platform/access/permissions.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

/** In one statement, because every call of a company needs this. */
const readStandings = preparedOnce((database) => {
  const userId = sql.placeholder('userId');
  const own = database
    .select({
      id: workspaces.id,
      isOwner: sql<boolean>`true`.as('is_owner'),
      permissions: sql<readonly Permission[]>`'{}'::text[]`.as('permissions'),
      addedAt: sql`${workspaces.createdAt}`.as('added_at'),
    })
    .from(workspaces)
    .where(and(eq(workspaces.ownerId, userId), isNull(workspaces.closedAt)));
  const { expiresAt } = workspaceMembers;
  const invited = database
    .select({
      id: workspaceMembers.workspaceId,
      isOwner: sql<boolean>`false`.as('is_owner'),
      permissions: sql<readonly Permission[]>`${workspaceMembers.permissions}`.as('permissions'),
      addedAt: sql`${workspaceMembers.addedAt}`.as('added_at'),
    })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, userId), or(isNull(expiresAt), gt(expiresAt, sql.placeholder('now')))));
  return unionAll(own, invited).orderBy(sql`is_owner desc, added_at`);
});

/** The own workspace first, then those with a membership, with the permissions in each. */
export async function listWorkspaceAccess(database: Database, userId: string) {
  const rows = await readStandings(database, { userId, now: clock.now().toISOString() });
  return rows.map(({ id, isOwner, permissions }) => ({ id, isOwner, permissions }));
}

/** For calls that name no space: what somebody may now in the space of a record. Throws `platform.notFound` without a place there. */
export async function requireRightsIn(
  database: Database,
  userId: string,
  { workspaceId, permissions }: { workspaceId: string; permissions: readonly Permission[] },
): Promise<void> {
  const space = (await listWorkspaceAccess(database, userId)).find(({ id }) => id === workspaceId);
  if (!space) throw platformErrors.notFound();
  if (!space.isOwner && !permissions.every((one) => space.permissions.includes(one))) throw platformErrors.forbidden();
}
