import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import { companyAbilities } from '#workspaces/server/policy.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';
import type { workspaces } from '#workspaces/server/tables.ts';

/** The company data of the space that the request speaks for, or of a named owner within the caller's reach. */
export async function readOwnerData(context: SignedInContext, ownerId: string | undefined) {
  return presentOwnerData(context, await findWantedWorkspace(context, ownerId));
}

/** The space that the request speaks for, or a named owner's within the caller's reach. */
export async function findWantedWorkspace(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const wantedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = wantedId ? await findWorkspaceWithin(context.database, context.reach, wantedId) : null;
  if (!workspace) throw platformErrors.notFound();
  return workspace;
}

export function presentOwnerData(context: SignedInContext, workspace: typeof workspaces.$inferSelect) {
  const { firstName, phoneCode, phoneNumber, employees, id, ...rest } = workspace;
  return {
    ...rest,
    workspaceId: id,
    name: firstName,
    phone: { code: phoneCode, number: phoneNumber },
    employees: employees === '' ? null : (employees as CompanySize),
    abilities: companyAbilities(context.session, context.workspace, id),
  };
}
