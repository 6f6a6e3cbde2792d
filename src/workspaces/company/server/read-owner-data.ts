import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import { companyAbilities } from '#workspaces/server/policy.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';
import type { workspaces } from '#workspaces/server/tables.ts';

/** The company data of the request's space, or of a named owner within the caller's reach. */
export async function readOwnerData(context: SignedInContext, ownerId: string | undefined) {
  return presentOwnerData(context, await findRequestedWorkspace(context, ownerId));
}

/** The request's space, or that of a named owner within the caller's reach. */
export async function findRequestedWorkspace(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const requestedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = requestedId ? await findWorkspaceWithin(context.database, context.reach, requestedId) : null;
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
