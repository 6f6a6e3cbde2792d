import { eq } from 'drizzle-orm';
import type { Role } from '#platform/access/access.ts';
import type { Database } from '#platform/db/connection.ts';
import { profiles } from '#profiles/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { listStandings } from '#workspaces/server/queries.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The claims that accounts cannot know: the company space of an owner, the profession of a member. */
export async function readFurtherClaims(
  database: Database,
  person: { id: string; role: Role },
  wantedWorkspaceId: string | null,
) {
  const claims = { workspaceId: null as string | null, headerSubtitle: '', userIsAvailable: false, hasProjects: false };
  if (person.role === 'squadMember') {
    const [profile] = await database
      .select({ jobTitle: profiles.jobTitle, isAvailable: profiles.isAvailable })
      .from(profiles)
      .where(eq(profiles.memberId, person.id));
    return { ...claims, headerSubtitle: profile?.jobTitle ?? '', userIsAvailable: profile?.isAvailable ?? true };
  }
  if (person.role !== 'squadOwner') return claims;
  const workspaceId = wantedWorkspaceId ?? (await listStandings(database, person.id))[0]?.id ?? null;
  if (!workspaceId) return claims;
  const [[workspace], some] = await Promise.all([
    database.select({ company: workspaces.company }).from(workspaces).where(eq(workspaces.id, workspaceId)),
    database.select({ id: projects.id }).from(projects).where(eq(projects.workspaceId, workspaceId)).limit(1),
  ]);
  return { ...claims, workspaceId, headerSubtitle: workspace?.company ?? '', hasProjects: some.length > 0 };
}
