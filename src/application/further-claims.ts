import { and, eq, isNull } from 'drizzle-orm';
import type { FurtherClaims } from '#accounts/server/ports.ts';
import { findPerson } from '#accounts/server/queries.ts';
import type { Role } from '#platform/access/access.ts';
import { permissions } from '#platform/access/permissions.ts';
import type { Database } from '#platform/db/connection.ts';
import type { WorkspaceAccess } from '#platform/http/request-context.ts';
import { profiles } from '#profiles/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { forbiddenPaths } from '#workspaces/rules/forbidden-paths.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';
import { findWorkspaceWithin } from '#workspaces/server/queries.ts';

const none: FurtherClaims = {
  workspaceId: null,
  isWorkspaceOwner: false,
  permissions: [],
  forbiddens: [],
  spaceOf: null,
  viewingAs: null,
  headerSubtitle: '',
  userIsAvailable: false,
  level: null,
  hasProjects: false,
  worksInProject: false,
};

/** Claims that accounts cannot know: an owner's company space and the permissions there, a member's profession. */
export async function readFurtherClaims(
  database: Database,
  person: { id: string; role: Role },
  workspace: WorkspaceAccess | null,
) {
  if (person.role === 'squadMember') return { ...none, ...(await memberClaims(database, person.id)) };
  if (person.role !== 'squadOwner') return none;
  const access = workspace ?? (await listWorkspaceAccess(database, person.id))[0];
  return access ? spaceClaims(database, access) : none;
}

async function memberClaims(database: Database, memberId: string) {
  const isPresent = and(eq(projectProfessionals.memberId, memberId), isNull(projectProfessionals.endedAt));
  const [[profile], hires] = await Promise.all([
    database
      .select({ jobTitle: profiles.jobTitle, level: profiles.level, isAvailable: profiles.isAvailable })
      .from(profiles)
      .where(eq(profiles.memberId, memberId)),
    database.select({ id: projectProfessionals.id }).from(projectProfessionals).where(isPresent).limit(1),
  ]);
  return {
    headerSubtitle: profile?.jobTitle ?? '',
    level: profile?.level ?? null,
    userIsAvailable: profile?.isAvailable ?? true,
    worksInProject: hires.length > 0,
  };
}

async function spaceClaims(database: Database, access: WorkspaceAccess) {
  const [workspace, some, viewed] = await Promise.all([
    findWorkspaceWithin(database, { every: true }, access.id),
    database.select({ id: projects.id }).from(projects).where(eq(projects.workspaceId, access.id)).limit(1),
    access.viewingAs ? findPerson(database, access.viewingAs) : null,
  ]);
  const isAtHome = access.isOwner || access.viewingAs !== undefined;
  const owner = isAtHome ? null : await findPerson(database, workspace!.ownerId);
  return {
    ...none,
    workspaceId: access.id,
    isWorkspaceOwner: access.isOwner,
    permissions: access.isOwner ? [...permissions] : [...access.permissions],
    forbiddens: forbiddenPaths(access),
    spaceOf: owner ? owner.name || owner.email : null,
    viewingAs: viewed ? { userId: viewed.id, name: viewed.name || viewed.email } : null,
    headerSubtitle: workspace?.company ?? '',
    hasProjects: some.length > 0,
  };
}
