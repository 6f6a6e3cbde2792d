import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Caller } from '#platform/http/request-context.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';
import { workspaceRecruiters } from '#workspaces/server/tables.ts';

/** A space that somebody may read about now. Recruiters read all of it, as its owner does. */
export interface ReadableSpace {
  id: string;
  isOwner: boolean;
  permissions: readonly string[];
}

/** The spaces whose notices somebody may read at this moment; administrators and professionals read only what is their own. */
export async function listReadableSpaces(database: Database, { userId, role }: Caller): Promise<ReadableSpace[]> {
  if (role === 'squadOwner') return listWorkspaceAccess(database, userId);
  if (role !== 'recruiter') return [];
  const rows = await database
    .select({ id: workspaceRecruiters.workspaceId })
    .from(workspaceRecruiters)
    .where(eq(workspaceRecruiters.recruiterId, userId));
  return rows.map(({ id }) => ({ id, isOwner: true, permissions: [] }));
}

/** Whether the notice `n` may still be read: its reader’s place in the space and the permission are asked for anew each time. */
export function isReadable(spaces: readonly ReadableSpace[]): SQL {
  if (spaces.length === 0) return sql`n.workspace_id is null`;
  return sql`(n.workspace_id is null or exists (
    select from jsonb_to_recordset(${JSON.stringify(spaces)}::jsonb) as space (id uuid, "isOwner" boolean, permissions text[])
    where space.id = n.workspace_id and (
      space."isOwner" or case when n.permission is null then n.side = 'person' else n.permission = any(space.permissions) end)))`;
}

/** Whether the reader wants the notice `n` in the product: the choice for its space comes before the one for all. */
export const isWanted = sql`coalesce((
  select c.in_product from notice_choices c
  where c.user_id = n.user_id and c.kind = n.kind and (c.workspace_id = n.workspace_id or c.workspace_id is null)
  order by c.workspace_id nulls last limit 1), true)`;
