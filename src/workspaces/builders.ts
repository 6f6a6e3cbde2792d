import type { Permission } from '#platform/access/permissions.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import { workspaceMembers, workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

export interface WorkspaceToBuild {
  ownerId: string;
  company?: string;
  firstName?: string;
  lastName?: string;
  phoneCode?: string;
  phoneNumber?: string;
  positionCompany?: string;
  employees?: CompanySize;
  country?: string;
  city?: string;
  site?: string;
  about?: string;
  culture?: string;
  /** People invited to the space, with the permissions of each. */
  colleagues?: readonly { userId: string; permissions: readonly Permission[] }[];
  /** Recruiters of the provider who work for this company. */
  recruiterIds?: readonly string[];
}

/** Creates company spaces with their colleagues and recruiters; returns them in the given order. */
export async function buildWorkspaces(
  database: Database,
  toBuild: readonly WorkspaceToBuild[],
): Promise<{ id: string; ownerId: string }[]> {
  if (toBuild.length === 0) return [];
  const built = toBuild.map(({ colleagues = [], recruiterIds = [], ...workspace }) => ({
    row: { id: newId(), company: 'Casa Ipê', ...workspace },
    colleagues,
    recruiterIds,
  }));
  await database.insert(workspaces).values(built.map(({ row }) => row));
  const colleagues = built.flatMap(({ row, colleagues: people }) =>
    people.map(({ userId, permissions }) => ({ workspaceId: row.id, userId, permissions: [...permissions] })),
  );
  const recruiters = built.flatMap(({ row, recruiterIds }) =>
    recruiterIds.map((recruiterId) => ({ workspaceId: row.id, recruiterId })),
  );
  if (colleagues.length > 0) await database.insert(workspaceMembers).values(colleagues);
  if (recruiters.length > 0) await database.insert(workspaceRecruiters).values(recruiters);
  return built.map(({ row }) => ({ id: row.id, ownerId: row.ownerId }));
}
