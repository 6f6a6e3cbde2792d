import { sql } from 'drizzle-orm';
import type { ActivityEntry } from '#activity/contract.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { findHappening } from '#platform/contract/happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectPaths } from '#projects/paths.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { type ActivityQuery, PAGE, selectActivity, type ToldRow } from './activity-query.ts';

type Row = ToldRow & { subject: string; details: Record<string, unknown> };

/** One page of what happened in the space, newest first, and, with the first page, the people to narrow it to. */
export async function readActivity(context: SignedInContext, query: ActivityQuery) {
  const workspaceId = spaceIdOf(context);
  const [{ rows }, people] = await Promise.all([
    context.database.execute<Row>(selectActivity(workspaceId, query)),
    query.before ? [] : listPeople(context, workspaceId),
  ]);
  const page = rows.slice(0, PAGE);
  return { entries: page.map(present), next: rows.length > PAGE ? page.at(-1)!.id : null, people };
}

function present(row: Row): ActivityEntry {
  const { subject, details } = row;
  return { ...presentTold(row), subject, details, address: addressOf(row) };
}

/** What is said of a happening, wherever it is told. */
export function presentTold(row: ToldRow) {
  const { id, at, name, actor_id: userId, actor_name: displayName, person, about, stage } = row;
  const actor = userId && displayName ? { userId, displayName, isTeam: row.is_team === true } : null;
  return { id, at: new Date(at).toISOString(), name, actor, person, about, stage };
}

/** Where the happening’s room leads, the panel of a candidate, the job, or the project; nowhere for what no longer exists. */
export function addressOf({
  name,
  ids,
  application_id: candidate,
  position_index: position,
  project_id: projectId,
}: ToldRow): string | null {
  const leadsTo = findHappening(name)?.leadsTo;
  if (leadsTo) return leadsTo(ids);
  if (projectId === null) return null;
  if (position === null) return projectPaths.details(projectId);
  return candidate === null ? pipelinePath(projectId, { position }) : pipelinePath(projectId, { position, candidate });
}

/** Owner, colleagues and recruiters. */
async function listPeople({ database }: SignedInContext, workspaceId: string) {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select u.id, coalesce(nullif(u.name, ''), u.email) as name from users u where u.id in (
      select owner_id from workspaces where id = ${workspaceId}
      union select user_id from workspace_members where workspace_id = ${workspaceId}
      union select recruiter_id from workspace_recruiters where workspace_id = ${workspaceId}
    ) order by 2, 1 limit 400`);
  return rows.map(({ id: userId, name: displayName }) => ({ userId, displayName }));
}
